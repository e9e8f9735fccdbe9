extension ScreenCell {
  /// Whether the cell has a letter of a script that runs to the left.
  ///
  /// The blocks are those whose letters DerivedBidiClass.txt gives R or AL by default, assigned or
  /// not; the standard library does not offer this property.
  var isRightToLeft: Bool {
    text.utf8.contains { $0 >= 0xD6 }
      && text.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
          true
        default: false
        }
      }
  }
}
