/// A map from scalars to short sequences of scalars, read from compact text.
///
/// The text is a list of records in hexadecimal, ordered by the first scalar:
/// `FIRST+COUNT*STEP:TARGET TARGET;`. Both sides of a run grow by the step; without a count the
/// record is about one scalar, and without targets the scalars map to nothing.
struct ScalarTable: Sendable {
  private struct Run {
    var first: UInt32 = 0
    var count: UInt32 = 1
    var step: UInt32 = 1
    var targets: Range<Int> = 0..<0
  }

  private var runs: [Run] = []
  private var targets: [UInt32] = []

  /// Reads a table that `Scripts/unicode-tables` has written.
  init(_ text: String) {
    var run = Run()
    var number: UInt32 = 0
    var separator = UInt8(ascii: ";")
    var hasDigits = false
    for byte in text.utf8 {
      if let digit = Self.value(ofDigit: byte) {
        number = number << 4 | digit
        hasDigits = true
        continue
      }
      switch separator {
      case UInt8(ascii: ";"): run.first = number
      case UInt8(ascii: "+"): run.count = number
      case UInt8(ascii: "*"): run.step = number
      default: if hasDigits { targets.append(number) }
      }
      if byte == UInt8(ascii: ";") {
        run.targets = (runs.last?.targets.upperBound ?? 0)..<targets.count
        runs.append(run)
        run = Run()
      }
      separator = byte
      number = 0
      hasDigits = false
    }
  }

  /// What a scalar maps to, or `nil` when the table says nothing about it.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  func mapping(of scalar: Unicode.Scalar) -> Mapping? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    let distance = scalar.value - run.first
    guard distance < run.count * run.step, distance % run.step == 0 else { return nil }
    return Mapping(targets: targets[run.targets], distance: distance)
  }

  /// Calls a function with each scalar that has a record of its own, and what it maps to.
  func forEachSingle(_ body: (Unicode.Scalar, Mapping) -> Void) {
    for run in runs where run.count == 1 {
      guard let scalar = Unicode.Scalar(run.first) else { continue }
      body(scalar, Mapping(targets: targets[run.targets], distance: 0))
    }
  }

  private static func value(ofDigit byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension ScalarTable {
  /// The scalars that one scalar maps to.
  struct Mapping: BidirectionalCollection {
    fileprivate let targets: ArraySlice<UInt32>
    fileprivate let distance: UInt32

    var startIndex: Int { targets.startIndex }
    var endIndex: Int { targets.endIndex }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }

    subscript(index: Int) -> Unicode.Scalar {
      Unicode.Scalar(targets[index] + distance) ?? "\u{FFFD}"
    }
  }
}
