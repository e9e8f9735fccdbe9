/// Gathers what stands between the marks of a bracketed paste.
///
/// Everything counts as content until the end mark, escape sequences too: what is pasted must not
/// act as keys.
struct PasteCollector: Hashable, Sendable {
  // ESC [ 201 ~
  private static let endMark: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var content: [UInt8] = []

  /// Takes one byte further; the content when the byte completes the end mark.
  mutating func consume(_ byte: UInt8) -> [UInt8]? {
    content.append(byte)
    guard byte == 0x7E, content.suffix(Self.endMark.count) == Self.endMark[...] else { return nil }
    return content.dropLast(Self.endMark.count)
  }
}
