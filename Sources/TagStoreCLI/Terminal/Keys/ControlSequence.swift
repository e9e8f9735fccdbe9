/// The inside of `ESC [ …` or `ESC O …`, and what the whole means as a key.
struct ControlSequence: Hashable, Sendable {
  enum Introducer: Hashable, Sendable {
    /// `ESC [`
    case control
    /// `ESC O`, what application mode and keypads send
    case singleShift
  }

  /// What a whole sequence stands for.
  enum Meaning: Hashable {
    case key(TerminalKey)
    case pasteStart
    /// `ESC [ [`, which one more byte completes
    case consoleFunction
    /// `ESC [ M`, which three more bytes complete
    case mouseReport
    /// Known to be no key, or not known
    case nothing
  }

  /// More than any key needs; what is longer is left out whole, and takes no more room.
  private static let lengthLimit = 48

  let introducer: Introducer
  private let hasAltPrefix: Bool
  private var bytes: [UInt8] = []

  init(_ introducer: Introducer, hasAltPrefix: Bool) {
    self.introducer = introducer
    self.hasAltPrefix = hasAltPrefix
  }

  mutating func append(_ byte: UInt8) {
    if bytes.count <= Self.lengthLimit { bytes.append(byte) }
  }

  /// What the sequence means when this byte ends it.
  func meaning(of final: UInt8) -> Meaning {
    if introducer == .control, bytes.isEmpty {
      if final == 0x5B { return .consoleFunction }
      if final == 0x4D { return .mouseReport }
    }
    guard bytes.count <= Self.lengthLimit, let parameters = SequenceParameters(bytes) else {
      return .nothing
    }
    if introducer == .control, final == 0x7E, parameters[0] == 200 { return .pasteStart }
    guard let key = key(final, parameters) else { return .nothing }
    return .key(
      hasAltPrefix ? TerminalKey(key.symbol, key.modifiers.union(.alt)) : key)
  }

  private func key(_ final: UInt8, _ parameters: SequenceParameters) -> TerminalKey? {
    let final = Character(Unicode.Scalar(final))
    if introducer == .control {
      switch final {
      case "u": return parameters.codedKey(codeAt: 0, modifiersAt: 1)
      case "~" where parameters[0] == 27: return parameters.codedKey(codeAt: 2, modifiersAt: 1)
      case "~", "^": return numberedKey(final, parameters)
      case "Z": return TerminalKey(.tab, parameters.modifiers(at: 1).union(.shift))
      case "R": return nil  // the answer to a question about the cursor; F3 comes as SS3 R or 13~
      default: break
      }
    }
    if parameters.isRelease(at: 1) { return nil }
    if let symbol = Self.symbol(of: final) {
      return TerminalKey(symbol, parameters.modifiers(at: parameters.count > 1 ? 1 : 0))
    }
    if let symbol = Self.rxvtSymbol(of: final) {
      return TerminalKey(symbol, introducer == .control ? .shift : .control)
    }
    return introducer == .singleShift ? Self.keypadKey(final, parameters) : nil
  }

  private func numberedKey(_ final: Character, _ parameters: SequenceParameters) -> TerminalKey? {
    guard let symbol = Self.symbol(ofNumber: parameters[0]), !parameters.isRelease(at: 1) else {
      return nil
    }
    let modifiers = parameters.modifiers(at: 1)
    return TerminalKey(symbol, final == "^" ? modifiers.union(.control) : modifiers)
  }
}
