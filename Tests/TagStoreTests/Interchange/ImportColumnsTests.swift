import TagStore
import Testing

@Suite struct `columns of an import` {
  @Test func `a list of columns is read in any case`() throws {
    let columns = try ImportColumns(parsing: "Item, -,TAG,tags")
    #expect(columns.columns == [.item, .ignored, .tag, .tags])
  }

  @Test(arguments: ["", "tags", "item,item", "item,label", "item,,tags", "item;tags"])
  func `a list that is wrong is refused`(list: String) {
    #expect(throws: ImportError.self) { try ImportColumns(parsing: list) }
  }

  @Test(arguments: [
    (
      "item,title\nsoup,Soup\n",
      "the first row looks like a header but has no `tag` or `tags` column"
    ),
    ("name,tags\nsoup,vegan\n", "the first row looks like a header but has no `item` column"),
    ("item,Item,tag\n", "the first row looks like a header but has more than one `item` column"),
    ("soup\n", "the first row is no header, and what its 1 column hold is not known"),
    ("soup,Soup,vegan\n", "the first row is no header, and what its 3 columns hold is not known"),
    ("item;tags\n", "the first row is no header, and what its 1 column hold is not known"),
  ])
  func `nobody guesses what the columns of a table hold`(text: String, message: String) {
    let run = ImportRun(text)
    #expect(run.records.isEmpty)
    #expect(run.errors.map(\.message) == [message])
    #expect(run.errors.allSatisfy { $0.endsInput && $0.line == 1 && $0.advice != nil })
  }

  @Test func `a bad header is never skipped, because the next row would be read as another`() {
    let run = ImportRun(bytes: Array("tags,item,".utf8) + [0xFF, 0x0A] + Array("x,a,b\n".utf8))
    #expect(run.records.isEmpty)
    #expect(run.errors.map(\.endsInput) == [true])
  }
}
