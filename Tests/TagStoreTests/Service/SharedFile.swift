import TagStore

/// A store in a file of the test's own, which others may open as well.
struct SharedFile {
  let folder: TemporaryFolder
  let store: TagStore

  init(folder: TemporaryFolder? = nil) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    store = try await TagStore(at: .file(folder.path("s.sqlite")))
  }

  var path: String { folder.path("s.sqlite") }

  /// The same file, opened once more.
  func another(_ change: (inout StoreOptions) -> Void = { _ in }) async throws -> TagStore {
    var options = StoreOptions()
    change(&options)
    return try await TagStore(at: .file(path), options: options)
  }
}

extension TagStore {
  /// The names of an item's tags, in order.
  func names(of item: String) async throws -> [String] {
    try await tags(of: item).map(\.name)
  }
}

extension AsyncStream<TagStoreChange> {
  /// All changes up to the end of the stream.
  func all() async -> [TagStoreChange] {
    await reduce(into: []) { $0.append($1) }
  }

  /// The next changes, so many of them.
  func next(_ count: Int) async -> [TagStoreChange] {
    await prefix(count).reduce(into: []) { $0.append($1) }
  }
}
