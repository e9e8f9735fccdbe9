extension KeyDecoder {
  /// Takes a byte that is in no sequence: of a character, or of a key with a code of its own.
  mutating func consumeInGround(_ byte: UInt8, _ modifiers: TerminalKey.Modifiers = []) {
    if !scalars.isIncomplete { scalarModifiers = modifiers }
    switch scalars.consume(byte) {
    case .incomplete: break
    case .invalid: droppedCount += 1
    case .invalidBefore:
      droppedCount += 1
      consumeInGround(byte, modifiers)
    case .scalar(let scalar): consume(scalar, scalarModifiers)
    }
    sawReturn = byte == 0x0D
  }

  private mutating func consume(_ scalar: Unicode.Scalar, _ modifiers: TerminalKey.Modifiers) {
    switch scalar.value {
    case 0x1B: state = .escape(isDouble: false)
    case 0x0A where sawReturn: break
    case 0x0A, 0x0D: emit(.enter, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x08, 0x7F: emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: emitControl(scalar.value + 0x60, modifiers)
    case 0x1C...0x1F: emitControl(scalar.value + 0x40, modifiers)
    case 0x80...0x9F: droppedCount += 1
    default: emit(.character(scalar), modifiers)
    }
  }

  private mutating func emitControl(_ value: UInt32, _ modifiers: TerminalKey.Modifiers) {
    guard let scalar = Unicode.Scalar(value) else { return }
    emit(.character(scalar), modifiers.union(.control))
  }
}
