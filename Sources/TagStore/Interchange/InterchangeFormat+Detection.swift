extension InterchangeFormat {
  /// How many bytes of the input decide its format at most.
  static let detectionLimit = 65_536

  /// The format that the beginning of an input shows, or nil while more is needed to tell.
  ///
  /// JSON Lines begins with `{`; so does nothing else that is likely. Otherwise a tab in the first
  /// line that is not blank tells TSV from CSV. An array of objects counts as JSON too, so that
  /// ``ImportError/array(in:)`` can say what to do.
  /// - Parameters:
  ///   - isTable: Whether JSON Lines is out of the question.
  ///   - isWhole: Whether the bytes are all there is.
  static func detected(in bytes: [UInt8], isTable: Bool, isWhole: Bool) -> InterchangeFormat? {
    let head = bytes.prefix(detectionLimit)
    let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let blanks = breaks.union([UInt8(ascii: " "), UInt8(ascii: "\t")])
    let lines = head.drop { breaks.contains($0) }
    let content = head.drop { blanks.contains($0) }
    let end = content.firstIndex { breaks.contains($0) }
    guard end != nil || isWhole || head.count == detectionLimit else { return nil }
    if !isTable {
      let line = content[..<(end ?? content.endIndex)]
      let second = line.dropFirst().first { !blanks.contains($0) }
      switch line.first {
      case UInt8(ascii: "{"): return .jsonl
      case UInt8(ascii: "[") where [nil, UInt8(ascii: "{"), UInt8(ascii: "]")].contains(second):
        return .jsonl
      default: break
      }
    }
    // A cell may be blank, so a table's line counts from its first byte.
    return lines.prefix { !breaks.contains($0) }.contains(UInt8(ascii: "\t")) ? .tsv : .csv
  }
}
