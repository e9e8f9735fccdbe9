internal import TagStoreCLI

/// Keys as a test writes them: `Control-a`, `Alt-Left`, `x`, `<pasted text>`.
enum KeyNotation {
  static func of(_ inputs: [TerminalInput]) -> String {
    inputs.map { input in
      switch input {
      case .key(let key): of(key)
      case .paste(let text): "<\(text)>"
      }
    }.joined(separator: " ")
  }

  private static func of(_ key: TerminalKey) -> String {
    var text = ""
    if key.modifiers.contains(.control) { text += "Control-" }
    if key.modifiers.contains(.alt) { text += "Alt-" }
    if key.modifiers.contains(.shift) { text += "Shift-" }
    switch key.symbol {
    case .character(" "): return text + "Space"
    case .character(let scalar): return text + String(Character(scalar))
    case .function(let number): return text + "F\(number)"
    default:
      let name = String(describing: key.symbol)
      return text + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
