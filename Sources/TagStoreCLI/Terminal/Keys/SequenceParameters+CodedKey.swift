extension SequenceParameters {
  /// The key of a sequence that gives its code: `CSI code ; modifiers u`, or xterm's
  /// `CSI 27 ; modifiers ; code ~`.
  ///
  /// Codes are those of kitty's keyboard protocol: scalars, and numbers from 57344 on for keys
  /// that type nothing.
  func codedKey(codeAt index: Int, modifiersAt modifiersIndex: Int) -> TerminalKey? {
    if isRelease(at: modifiersIndex) { return nil }
    let modifiers = modifiers(at: modifiersIndex)
    let code = self[index]
    switch code {
    case 9: return TerminalKey(.tab, modifiers)
    case 13, 57414: return TerminalKey(.enter, modifiers)
    case 27: return TerminalKey(.escape, modifiers)
    case 8, 127: return TerminalKey(.backspace, modifiers)
    case 57344...63743: return keypadKey(code, modifiers)
    default: return character(code, shifted: part(1, of: index), modifiers)
    }
  }

  /// The character with Shift worked in, as without the protocol.
  private func character(
    _ code: Int, shifted: Int, _ modifiers: TerminalKey.Modifiers
  ) -> TerminalKey? {
    guard let scalar = Self.printable(code) else { return nil }
    guard modifiers.contains(.shift), !modifiers.contains(.control) else {
      return TerminalKey(.character(scalar), modifiers)
    }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    let single = upper.count == 1 ? upper.first : nil
    return TerminalKey(
      .character(Self.printable(shifted) ?? single ?? scalar), modifiers.subtracting(.shift))
  }

  private static func printable(_ code: Int) -> Unicode.Scalar? {
    guard code >= 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  private func keypadKey(_ code: Int, _ modifiers: TerminalKey.Modifiers) -> TerminalKey? {
    let signs: [Unicode.Scalar] = [".", "/", "*", "-", "+"]
    let symbols: [TerminalKey.Symbol] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    switch code {
    case 57399...57408:
      return Self.printable(code - 57399 + 0x30).map { TerminalKey(.character($0), modifiers) }
    case 57409...57413: return TerminalKey(.character(signs[code - 57409]), modifiers)
    case 57415: return TerminalKey(.character("="), modifiers)
    case 57416: return TerminalKey(.character(","), modifiers)
    case 57417...57426: return TerminalKey(symbols[code - 57417], modifiers)
    default: return nil
    }
  }
}
