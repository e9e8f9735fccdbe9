import TagStore
import TagStoreTestSupport
import Testing

@Suite struct `export and import` {
  struct Item: Equatable {
    var name: String
    var tags: [String]
  }

  /// What was hard for somebody once.
  static let pieces = [
    ",", ";", "|", "\"", "\"\"", "'", "\\", "\\t", "\\n", "{", "[", "a", "tags", "item", "-", "0",
    "é", "e\u{301}", "👩‍👩‍👧", "شکلات", "می\u{200C}خواهم", "\u{301}", "☑\u{FE0F}", "\u{2028}", "💥",
    "\u{7F}", "#",
  ]
  static let itemPieces = pieces + ["\n", "\r", "\r\n", "\t", " ", "\u{1}", "\u{FEFF}", "\u{A0}"]
  static let fixedItems = [
    "item", "tags", "{", "[", " ", "  a ", "\t", "\n", "\r", "\"", "\\", "{\"item\":\"x\"}", ",",
    "\u{FEFF}", "🫖", "0", "item,tags", "item\ttags", "#", "\"a\"",
  ]

  static func randomItems(seed: UInt64) -> [Item] {
    var random = SplitMix64(seed: seed)
    func name(_ pieces: [String], _ longest: Int, _ random: inout SplitMix64) -> String {
      (0..<Int.random(in: 1...longest, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
    let names = fixedItems + (0..<60).map { _ in name(itemPieces, 6, &random) }
    return names.map { item in
      let tags = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
        try? Tag(name(pieces, 5, &random)).name
      }
      return Item(name: item, tags: tags)
    }
  }

  static func export(_ items: [Item], as format: InterchangeFormat) -> [UInt8] {
    let writer = ExportWriter(format: format)
    var bytes: [UInt8] = []
    writer.appendHeader(to: &bytes)
    for item in items { writer.append(item: item.name, tags: item.tags, to: &bytes) }
    return bytes
  }

  @Test(arguments: InterchangeFormat.allCases, 1...8)
  func `any names come back byte for byte, in any chunks`(
    format: InterchangeFormat, seed: UInt64
  ) {
    let items = Self.randomItems(seed: seed)
    let bytes = Self.export(items, as: format)
    var random = SplitMix64(seed: seed)
    let longest = [1, 3, 40, bytes.count].randomElement(using: &random) ?? 1
    let run = ImportRun(bytes: bytes) { Int.random(in: 1...longest, using: &random) }
    #expect(run.format == format)
    #expect(run.errors.isEmpty)
    #expect(run.records.count == items.count)
    for (record, item) in zip(run.records, items) {
      #expect(record.item.utf8.elementsEqual(item.name.utf8))
      #expect(record.tags?.map { Array($0.utf8) } == item.tags.map { Array($0.utf8) })
    }
    let again = run.records.map { Item(name: $0.item, tags: $0.tags ?? []) }
    #expect(Self.export(again, as: format) == bytes)
  }

  @Test(arguments: [
    (
      InterchangeFormat.jsonl,
      #"{"item":"5\" pipe\t","tags":["Portland, OR","a\\b"]}"# + "\n" + #"{"item":"é","tags":[]}"#
    ),
    (.csv, "item,tags\n\"5\"\" pipe\t\",\"\"\"Portland, OR\"\", a\\b\"\né,"),
    (.tsv, "item\ttags\n5\" pipe\\t\t\"Portland, OR\", a\\\\b\né\t"),
  ])
  func `the canonical form of each format`(format: InterchangeFormat, text: String) {
    let items = [
      Item(name: "5\" pipe\t", tags: ["Portland, OR", "a\\b"]), Item(name: "é", tags: []),
    ]
    let bytes = Self.export(items, as: format)
    #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
  }
}
