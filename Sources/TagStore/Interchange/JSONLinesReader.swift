/// Reads `{"item": "…", "tags": ["…"]}` from each line.
///
/// Keys other than `item` and `tags` are ignored, so that records of other programs can be taken
/// as they are. A record without `tags` says nothing about tags.
struct JSONLinesReader: RecordReader {
  let awaitsHeader = false

  func read(_ record: RawRecord) throws(ImportError) -> ImportRecord? {
    var scanner = JSONScanner(record.bytes, firstLine: record.line)
    scanner.skipBlanks()
    guard let first = scanner.next else { return nil }
    guard first == UInt8(ascii: "{") else {
      throw record.error("a record must be an object in braces", at: scanner.index)
    }
    let start = scanner.index
    let parts: (item: String?, tags: [String]?)
    do throws(JSONError) {
      parts = try Self.object(&scanner)
    } catch {
      let isCut = scanner.next == nil
      throw ImportError(
        error.message,
        advice: isCut ? "write each object whole on a line of its own" : nil,
        line: error.line, column: error.column)
    }
    guard let item = parts.item else { throw record.error("the record has no `item`", at: start) }
    return ImportRecord(item: item, tags: parts.tags, line: record.line)
  }

  private static func object(
    _ scanner: inout JSONScanner
  ) throws(JSONError) -> (item: String?, tags: [String]?) {
    var item: String?
    var tags: [String]?
    try scanner.object { (scanner, key) throws(JSONError) in
      switch key {
      case "item":
        item = try text(&scanner, "`item` must be a text in quotes")
      case "tags":
        guard scanner.next == UInt8(ascii: "[") else {
          throw scanner.fault("`tags` must be an array of texts", at: scanner.index)
        }
        var texts: [String] = []
        try scanner.array { (scanner) throws(JSONError) in
          texts.append(try text(&scanner, "a tag must be a text in quotes"))
        }
        tags = texts
      default:
        _ = try scanner.value()
      }
    }
    try scanner.end()
    return (item, tags)
  }

  private static func text(
    _ scanner: inout JSONScanner, _ message: String
  ) throws(JSONError) -> String {
    guard scanner.next == UInt8(ascii: "\"") else {
      throw scanner.fault(message, at: scanner.index)
    }
    return try scanner.string()
  }
}
