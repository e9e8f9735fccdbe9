import TagStore
import Testing

@Suite struct `CSV and TSV come in` {
  @Test func `a header says what the columns hold, in any order and case`() {
    let run = ImportRun("Title, TAGS ,Item\nSoup,\"vegan, dinner\",soup\n,,\nCake,,cake\n")
    #expect(run.format == .csv)
    #expect(run.records.map(\.row) == [["soup", "vegan", "dinner"], ["cake"]])
    #expect(run.records.map(\.line) == [2, 4])
  }

  @Test func `two columns without a header are item and tags`() {
    let run = ImportRun("0ad\tgame::strategy\n0ad\tuitoolkit::sdl\nzsh\tshells, interface::shell\n")
    #expect(run.format == .tsv)
    #expect(
      run.records.map(\.row) == [
        ["0ad", "game::strategy"], ["0ad", "uitoolkit::sdl"],
        ["zsh", "shells", "interface::shell"],
      ])
    #expect(run.records.map(\.line) == [1, 2, 3])
  }

  @Test func `a tag cell is one tag as it is and a tags cell is split`() throws {
    let columns = try ImportColumns(parsing: "item,tag,-,tags")
    let text = "a,\"x, y\",ignored,\"\"\"Portland, OR\"\", vegan\"\nb,,,\nc,one,,\n"
    let run = ImportRun(text, columns: columns)
    #expect(
      run.records.map(\.row) == [["a", "x, y", "Portland, OR", "vegan"], ["b"], ["c", "one"]])
  }

  @Test func `with given columns the first row is a record too`() throws {
    let run = ImportRun("item,tags\n", columns: try ImportColumns(parsing: "item,tags"))
    #expect(run.records.map(\.row) == [["item", "tags"]])
  }

  @Test func `given columns without tags say nothing about tags`() throws {
    let run = ImportRun("{a,x\n", columns: try ImportColumns(parsing: "item,-"))
    #expect(run.results == [.success(ImportRecord(item: "{a", tags: nil, line: 1))])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], [true, false])
  func `any line end will do, and the last one may be missing`(lineEnd: String, isEnded: Bool) {
    let rows = ["item,tags", "a,x", "", "\"b\(lineEnd)b\",y", "c,z"]
    let text = rows.joined(separator: lineEnd) + (isEnded ? lineEnd : "")
    for chunk in [nil, 1] {
      let run = ImportRun(text, chunk: chunk)
      #expect(run.records.map(\.row) == [["a", "x"], ["b\(lineEnd)b", "y"], ["c", "z"]])
      #expect(run.records.map(\.line) == [2, 4, 6])
    }
  }

  @Test func `number-like text stays text`() {
    let names = ["007", "1e5", "0x1F", "1.0", "+1", "true", "null", "NaN"]
    let run = ImportRun("item,tag\n" + names.map { "\($0),\($0)\n" }.joined())
    #expect(run.records.map(\.row) == names.map { [$0, $0] })
  }

  @Test func `quotes inside a cell are ordinary in CSV and everywhere in TSV`() {
    #expect(
      ImportRun("item,tag\n5\" pipe,a\"b\n").records.map(\.row) == [["5\" pipe", "a\"b"]])
    #expect(
      ImportRun("item\ttag\n\"a\tb\"\n").records.map(\.row) == [["\"a", "b\""]])
  }

  @Test func `a backslash escapes in TSV`() {
    let run = ImportRun("item\ttag\na\\tb\\nc\\\\d\\re\tx\\\\y\n")
    #expect(run.records.map(\.row) == [["a\tb\nc\\d\re", "x\\y"]])
  }

  @Test(arguments: [
    ("item,tag\n", "\"a\"b,c", 4, "text follows the quote that closes a cell"),
    ("item,tag\n", "a", nil, "the row has too few cells: 1 instead of 2"),
    ("item,tags\n", "soup,vegan,dinner", 12, "the row has too many cells: 3 instead of 2"),
    (
      "item\ttag\n", #"a\x"# + "\tb", 2,
      #"this backslash begins no escape; only \t, \n, \r and \\ do"#
    ),
    ("item\ttag\n", "a\tb\\", 4, #"this backslash begins no escape; only \t, \n, \r and \\ do"#),
  ])
  func `a bad row is refused with its place, and the next is read`(
    header: String, bad: String, column: Int?, message: String
  ) throws {
    let good = header.contains("\t") ? "x\ty\n" : "x,y\n"
    let run = ImportRun(header + good + bad + "\n" + good)
    #expect(run.records.map(\.line) == [2, 4])
    let error = try #require(run.errors.first)
    #expect(run.errors.count == 1)
    #expect(error.message == message)
    #expect(error.line == 3)
    #expect(error.column == column)
    #expect(!error.endsInput)
  }

  @Test func `a quote that is never closed is found where it opens`() throws {
    let run = ImportRun("item,tags\na,x\nb,\"y\nc,z\n")
    #expect(run.records.map(\.row) == [["a", "x"]])
    let error = try #require(run.errors.first)
    #expect(error.message == "the quoted cell that begins here is never closed")
    #expect([error.line, error.column] == [3, 3])
  }
}
