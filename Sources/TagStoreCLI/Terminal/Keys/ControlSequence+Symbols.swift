extension ControlSequence {
  /// The key of a final byte, in both forms.
  static func symbol(of final: Character) -> TerminalKey.Symbol? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  /// The arrows of rxvt with Shift (`ESC [ a`) or Control (`ESC O a`).
  static func rxvtSymbol(of final: Character) -> TerminalKey.Symbol? {
    switch final {
    case "a": .up
    case "b": .down
    case "c": .right
    case "d": .left
    default: nil
    }
  }

  /// The key of `ESC [ number ~`.
  static func symbol(ofNumber number: Int) -> TerminalKey.Symbol? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// The keys of a keypad in application mode: `ESC O` and a letter that stands for a sign.
  static func keypadKey(_ final: Character, _ parameters: SequenceParameters) -> TerminalKey? {
    let modifiers = parameters.modifiers(at: parameters.count > 1 ? 1 : 0)
    switch final {
    case "M": return TerminalKey(.enter, modifiers)
    case "I": return TerminalKey(.tab, modifiers)
    case "X": return TerminalKey(.character("="), modifiers)
    case "j"..."y":
      guard let letter = final.asciiValue else { return nil }
      return TerminalKey(.character(Unicode.Scalar(letter - 0x40)), modifiers)
    default: return nil
    }
  }
}
