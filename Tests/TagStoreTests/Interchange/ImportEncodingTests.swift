import TagStore
import Testing

@Suite struct `encoding of an import` {
  @Test(arguments: [
    ("{\"item\":\"a\",\"tags\":[\"é\"]}\n", InterchangeFormat.jsonl),
    ("item,tags\na,é\n", .csv),
    ("item\ttags\na\té\n", .tsv),
  ])
  func `a byte-order mark is no part of the first cell or tag`(
    text: String, format: InterchangeFormat
  ) {
    for chunk in [nil, 1] {
      let run = ImportRun("\u{FEFF}" + text, chunk: chunk)
      #expect(run.format == format)
      #expect(run.records.map(\.row) == [["a", "é"]])
    }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x2C, 0x00],
    [0x00, 0x61, 0x00, 0x2C], [0xFF, 0xFE], [0x00],
  ])
  func `UTF-16 is named, with what to do`(bytes: [UInt8]) {
    let run = ImportRun(bytes: bytes) { 1 }
    #expect(run.errors.map(\.message) == ["the input looks like UTF-16, not UTF-8"])
    #expect(run.errors.allSatisfy { $0.endsInput && $0.advice?.contains("iconv") == true })
  }

  @Test func `a NUL in the middle is refused with its place`() {
    let run = ImportRun("item,tag\na,b\nc,\0d\ne,f\n")
    #expect(run.records.map(\.row) == [["a", "b"], ["e", "f"]])
    #expect(run.errors.map(\.description) == ["line 3, column 3: the input holds a NUL byte"])
  }

  @Test(arguments: InterchangeFormat.allCases)
  func `invalid UTF-8 is refused with its place`(format: InterchangeFormat) throws {
    let run = ImportRun(bytes: [0x61, 0xFF, 0x62], format: format)
    #expect(run.errors.map(\.description) == ["line 1, column 2: invalid UTF-8"])
  }

  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xF0, 0x9F, 0x98], [0xE2, 0x82, 0xC3],
  ])
  func `every kind of malformed sequence is refused`(bytes: [UInt8]) {
    let text = Array("item,tag\né,".utf8) + bytes + [0x0A]
    let run = ImportRun(bytes: text)
    #expect(run.records.isEmpty)
    #expect(run.errors.map(\.description) == ["line 2, column 3: invalid UTF-8"])
  }

  @Test func `every scalar is accepted`() {
    let scalars = stride(from: 1, through: 0x10FFFF, by: 13).compactMap(Unicode.Scalar.init)
    let edges: [Unicode.Scalar] = [
      "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
      "\u{3FFFF}", "\u{40000}", "\u{FFFFF}", "\u{100000}", "\u{10FFFF}",
    ]
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars + edges)
    let run = ImportRun(JSONValue(dictionaryLiteral: ("item", .string(name))).text)
    #expect(run.records.map { Array($0.item.utf8) } == [Array(name.utf8)])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", " \r\n\r\n", "\u{FEFF}\n"])
  func `an empty input has its own message`(text: String) {
    for format in [nil, InterchangeFormat.jsonl] {
      #expect(
        ImportRun(text, format: format, chunk: 1).errors.map(\.message) == ["the input is empty"])
    }
  }

  @Test func `a header without records is not empty`() {
    #expect(ImportRun("item,tags\n").results.isEmpty)
  }
}
