// Unicode's properties as of version 15.0: names and keys must not depend on the tables of the
// running system. The two that are spelt out are asked of every scalar, and the system is slow.
extension Unicode.Scalar {
  /// Whether Unicode 15.0 has assigned the scalar.
  ///
  /// What it has not is an ordinary visible character to us, a mark or not, on every system.
  package var isKnownToIdentity: Bool {
    guard let age = properties.age else { return false }
    return (age.major, age.minor) <= (15, 0)
  }

  /// Unicode's White_Space.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Unicode's Default_Ignorable_Code_Point: nothing is shown for these, assigned or not.
  package var isDefaultIgnorable: Bool {
    switch value {
    case 0x00AD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
