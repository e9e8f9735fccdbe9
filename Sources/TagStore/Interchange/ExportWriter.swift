/// Writes items with their tags as bytes, in the one canonical form of each format.
///
/// What it writes, ``ImportParser`` reads back exactly: exporting, importing into an empty store
/// and exporting again gives the same bytes. Items without tags are kept.
package struct ExportWriter: Sendable {
  package let format: InterchangeFormat

  package init(format: InterchangeFormat) {
    self.format = format
  }

  /// Appends what stands before the first item: the header of CSV and TSV.
  package func appendHeader(to bytes: inout [UInt8]) {
    switch format {
    case .jsonl: break
    case .csv: appendRow("item", "tags", .csv, to: &bytes)
    case .tsv: appendRow("item", "tags", .tsv, to: &bytes)
    }
  }

  /// Appends an item with the names of its tags in their order.
  package func append(item: String, tags: [String], to bytes: inout [UInt8]) {
    switch format {
    case .jsonl:
      bytes.append(contentsOf: #"{"item":"#.utf8)
      JSONValue.append(item, to: &bytes)
      bytes.append(contentsOf: #","tags":["#.utf8)
      for (index, tag) in tags.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONValue.append(tag, to: &bytes)
      }
      bytes.append(contentsOf: "]}\n".utf8)
    case .csv: appendRow(item, TagSplitter.standard.joined(tags), .csv, to: &bytes)
    case .tsv: appendRow(item, TagSplitter.standard.joined(tags), .tsv, to: &bytes)
    }
  }

  private func appendRow(
    _ item: String, _ tags: String, _ syntax: TableSyntax, to bytes: inout [UInt8]
  ) {
    syntax.append(item, to: &bytes)
    bytes.append(syntax.delimiter)
    syntax.append(tags, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
