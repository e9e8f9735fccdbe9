/// A key that someone pressed, with what was held down beside it.
package struct TerminalKey: Hashable, Sendable {
  /// What a key stands for, apart from the modifiers.
  package enum Symbol: Hashable, Sendable {
    /// A printable character, one scalar at a time; never a control character.
    ///
    /// With Control it is the small letter or the sign on the key: Control-A is `a`.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F12.
    case function(Int)
  }

  /// The keys held down beside another.
  ///
  /// Shift is told only where terminals tell it: not with characters, which are other ones then.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    package let rawValue: UInt8

    /// The keys of some bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    package static let shift = Modifiers(rawValue: 1)
    /// Alt, which some call Option or Meta.
    package static let alt = Modifiers(rawValue: 2)
    /// Control.
    package static let control = Modifiers(rawValue: 4)
  }

  /// What the key stands for.
  package let symbol: Symbol
  /// What was held down beside it.
  package let modifiers: Modifiers

  /// A key with what was held down beside it.
  package init(_ symbol: Symbol, _ modifiers: Modifiers = []) {
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// Control with a letter or sign, such as `.control("a")`.
  package static func control(_ character: Unicode.Scalar) -> TerminalKey {
    TerminalKey(.character(character), .control)
  }

  /// The character that the key types, if it types one.
  package var typedCharacter: Unicode.Scalar? {
    guard case .character(let scalar) = symbol, modifiers.isEmpty else { return nil }
    return scalar
  }
}
