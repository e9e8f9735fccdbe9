/// A sequence that holds a string: an answer or a message that no key sends.
///
/// It ends with the string terminator `ESC \`, and with BEL, as xterm allows. The same beginnings
/// are what Alt with these keys sends; a pause after the beginning tells them apart.
struct StringSequence: Hashable, Sendable {
  let introducer: Unicode.Scalar
  /// Whether nothing followed the beginning.
  private(set) var isBare = true
  private var sawEscape = false

  /// A string that `ESC` and this byte begin: DCS, SOS, OSC, PM or APC; `nil` for other bytes.
  init?(introducer byte: UInt8) {
    switch byte {
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: introducer = Unicode.Scalar(byte)
    default: return nil
    }
  }

  /// What a byte did to the string.
  enum Step: Hashable {
    case continued, ended
    /// The byte before was an ESC that began something else, in which this byte is the next.
    case brokenOff
  }

  /// Takes one byte further.
  mutating func consume(_ byte: UInt8) -> Step {
    isBare = false
    if sawEscape { return byte == 0x5C ? .ended : .brokenOff }
    sawEscape = byte == 0x1B
    return [0x07, 0x18, 0x1A].contains(byte) ? .ended : .continued
  }
}
