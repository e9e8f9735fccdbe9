extension KeyDecoder {
  /// Takes one byte further.
  mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeInGround(byte)
    case .escape(let isDouble): consume(byte, afterDoubleEscape: isDouble)
    case .sequence(let sequence): consume(byte, in: sequence)
    case .consoleFunction:
      state = .ground
      if 0x41...0x45 ~= byte { emit(.function(Int(byte) - 0x40)) }
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .string(var string):
      switch string.consume(byte) {
      case .continued: state = .string(string)
      case .ended: state = .ground
      case .brokenOff: consume(byte, afterDoubleEscape: false)
      }
    case .paste(var paste):
      // The state is given up first, so that the collected bytes are not copied for each byte.
      state = .ground
      if let content = paste.consume(byte) { finishPaste(content) } else { state = .paste(paste) }
    }
  }

  private mutating func consume(_ byte: UInt8, afterDoubleEscape isDouble: Bool) {
    switch byte {
    case 0x5B: state = .sequence(ControlSequence(.control, hasAltPrefix: isDouble))
    case 0x4F: state = .sequence(ControlSequence(.singleShift, hasAltPrefix: isDouble))
    case 0x1B:
      if isDouble { emit(.escape) }
      state = .escape(isDouble: true)
    default:
      if isDouble { emit(.escape) }
      if let string = StringSequence(introducer: byte) {
        state = .string(string)
      } else {
        state = .ground
        consumeInGround(byte, .alt)
      }
    }
  }

  private mutating func consume(_ byte: UInt8, in sequence: ControlSequence) {
    switch byte {
    case 0x20...0x3F:
      var longer = sequence
      longer.append(byte)
      state = .sequence(longer)
    case 0x40...0x7E: finish(sequence, with: byte)
    case 0x18, 0x1A: state = .ground  // CAN and SUB end a sequence and mean nothing else
    default:
      // A sequence that breaks off; the byte begins something new.
      state = .ground
      consume(byte)
    }
  }

  private mutating func finish(_ sequence: ControlSequence, with final: UInt8) {
    state = .ground
    switch sequence.meaning(of: final) {
    case .key(let key): emit(key.symbol, key.modifiers)
    case .pasteStart: state = .paste(PasteCollector())
    case .consoleFunction: state = .consoleFunction
    case .mouseReport: state = .mouse(missing: 3)
    case .nothing: break
    }
  }

  private mutating func finishPaste(_ content: [UInt8]) {
    let (text, dropped) = ScalarDecoder.text(from: content)
    droppedCount += dropped
    output.append(.paste(text))
  }
}
