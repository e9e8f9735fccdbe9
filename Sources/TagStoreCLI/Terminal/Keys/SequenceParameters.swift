/// The numbers in a control sequence: `1;5` or, with parts, `97:65;2:1`.
struct SequenceParameters {
  private let values: [[Int]]

  /// The numbers in the bytes between introducer and final byte; `nil` where other marks stand, as
  /// they do in answers and in reports of a mouse.
  init?(_ bytes: [UInt8]) {
    guard bytes.allSatisfy({ 0x30...0x3B ~= $0 }) else { return nil }
    values = bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { field in
      field.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// How many numbers there are; one, which is 0, where none is written.
  var count: Int { values.count }

  /// The number at a place; 0 where none is written.
  subscript(_ index: Int) -> Int { part(0, of: index) }

  /// The part of a number after so many colons; 0 where none is written.
  func part(_ part: Int, of index: Int) -> Int {
    guard index < values.count, part < values[index].count else { return 0 }
    return values[index][part]
  }

  /// Modifiers as xterm counts them: one more than the sum of Shift 1, Alt 2, Control 4.
  ///
  /// What some terminals call Meta (8, in others Super) counts as Alt, and so does kitty's 32.
  func modifiers(at index: Int) -> TerminalKey.Modifiers {
    let bits = max(0, self[index] - 1)
    var modifiers: TerminalKey.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Whether the key was let go, which terminals tell in the second part of the modifiers.
  func isRelease(at index: Int) -> Bool { part(1, of: index) == 3 }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    // No number of a key is larger than a scalar's; larger ones stay too large.
    digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 0x110000) }
  }
}
