internal import CBaseline

/// The baseline in C, with its file open until nobody refers to it.
final class Baseline {
  /// The C value, for calls that are measured.
  let store: OpaquePointer
  private var names = baseline_names()
  private var hasPostings = false

  init(path: String) {
    store = baseline_open(path)
  }

  deinit {
    baseline_names_free(&names)
    baseline_close(store)
  }

  /// Makes the rows of postings unless they are there.
  func makePostings() {
    if !hasPostings { baseline_make_postings(store) }
    hasPostings = true
  }

  /// Runs a call that finds names, and leaves them where they are.
  func find(_ call: (OpaquePointer, UnsafeMutablePointer<baseline_names>) -> Void) {
    call(store, &names)
  }

  /// The names that the last call found.
  var found: [String] {
    guard let bytes = names.bytes else { return [] }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: names.length)
    return buffer.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
