// Offsets count bytes of UTF-8 and stand between scalars. Text that is not valid UTF-8, as a
// damaged file may hold, gives odd words but is never read out of bounds.
extension UnsafeBufferPointer<UInt8> {
  /// Whether a word begins at an offset: at the start, and after each scalar that is not a letter,
  /// mark or number.
  ///
  /// Every symbol begins a word of its own after another one: both `role::` and `role:` are
  /// followed by a beginning, and `+` in `c++` is found as a word after the first `+`.
  func beginsWord(at offset: Int) -> Bool {
    offset == 0 || !isInsideWord(scalarEndingAt: offset)
  }

  /// Whether a word that reaches to an offset ends there: no letter, mark or number goes on with
  /// it.
  func endsWord(at offset: Int) -> Bool {
    if offset == count || !isInsideWord(scalarEndingAt: offset) { return true }
    var next = offset + 1
    while next < count, self[next] & 0xC0 == 0x80 { next += 1 }
    return !isInsideWord(scalarEndingAt: next)
  }

  /// The first place of other bytes, not before a start.
  func offset(of other: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    var offset = start
    while offset <= count - other.count {
      if self[offset] == first, begins(with: other, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func begins(with other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 1..<Swift.max(1, other.count) where self[start + index] != other[index] {
      return false
    }
    return true
  }

  private func isInsideWord(scalarEndingAt end: Int) -> Bool {
    let last = self[end - 1]
    if last < 0x80 {
      let isDigit = last &- UInt8(ascii: "0") < 10
      return isDigit || (last | 0x20) &- UInt8(ascii: "a") < 26
    }
    var index = end - 1
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while index > 0, shift < 18, self[index] & 0xC0 == 0x80 {
      value |= UInt32(self[index] & 0x3F) << shift
      shift += 6
      index -= 1
    }
    let leadBits: UInt8 = 0x7F >> UInt8(shift / 6 + 1)
    value |= UInt32(self[index] & leadBits) << shift
    return Unicode.Scalar(value)?.properties.generalCategory.isInsideWord ?? false
  }
}

extension Unicode.GeneralCategory {
  /// Whether scalars of the category are letters, marks or numbers.
  fileprivate var isInsideWord: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
