import TagStore
import Testing

@Suite struct `JSON Lines come in` {
  @Test func `an item and its tags are read as they are written`() {
    let run = ImportRun(#"{"item": "shakshuka", "tags": ["Vegan", "Portland, OR", "a\"b"]}"#)
    #expect(run.format == .jsonl)
    #expect(run.results == [.success(record("shakshuka", ["Vegan", "Portland, OR", "a\"b"], 1))])
  }

  @Test func `blank lines are skipped and the line of each record is known`() {
    let run = ImportRun(
      "\n  \n{\"tags\":[],\"item\":\"a\"}\r\n\r\n{\"item\":\"b\",\"tags\":[\"x\"]}")
    #expect(run.results == [.success(record("a", [], 3)), .success(record("b", ["x"], 5))])
  }

  @Test func `keys of other programs are ignored, whatever they hold`() {
    let run = ImportRun(#"{"title":{"en":[1,null,"x"]},"item":"a","rating":4.5,"tags":["b"]}"#)
    #expect(run.results == [.success(record("a", ["b"], 1))])
  }

  @Test func `a record with only a new title says nothing about tags`() {
    let run = ImportRun(#"{"item":"a","title":"new"}"#)
    #expect(run.results == [.success(ImportRecord(item: "a", tags: nil, line: 1))])
  }

  @Test func `a NUL inside a name is kept whole`() {
    let run = ImportRun(#"{"item":"i","tags":["a\u0000b","a\u0000c"]}"#)
    #expect(run.records.map(\.row) == [["i", "a\0b", "a\0c"]])
  }

  @Test func `number-like text stays text`() {
    let names = ["007", "1e5", "0x1F", "1.0", "+1", "true", "null", "NaN"]
    let run = ImportRun("{\"item\":\"1\",\"tags\":\(JSONValue.strings(names).text)}")
    #expect(run.records.map(\.row) == [["1"] + names])
  }

  @Test(arguments: [
    (#"{"item":"a","tags":["x",7]}"#, 25, "a tag must be a text in quotes"),
    (#"{"item":"a","tags":[true]}"#, 21, "a tag must be a text in quotes"),
    (#"{"item":"a","tags":[null]}"#, 21, "a tag must be a text in quotes"),
    (#"{"item":"a","tags":[["b"]]}"#, 21, "a tag must be a text in quotes"),
    (#"{"item":"a","tags":"b"}"#, 20, "`tags` must be an array of texts"),
    (#"{"item":"a","tags":null}"#, 20, "`tags` must be an array of texts"),
    (#"{"item":7,"tags":[]}"#, 9, "`item` must be a text in quotes"),
    (#" {"tags":["b"]}"#, 2, "the record has no `item`"),
    (#"{"item":"a","tags":[],"item":"b"}"#, 23, #"the key "item" occurs twice"#),
    (#"{"item":"a","tags":["\ud83c"]}"#, 22, "half a surrogate pair stands alone"),
    (#"{"item":"a","tags":[]} x"#, 24, "something follows the end of the value"),
    ("7", 1, "a record must be an object in braces"),
    ("[1]", 1, "a record must be an object in braces"),
  ])
  func `a bad record is refused with its place, and the next is read`(
    bad: String, column: Int, message: String
  ) {
    let good = #"{"item":"good","tags":[]}"#
    let run = ImportRun("\(good)\n\(bad)\n\(good)\n")
    #expect(
      run.results == [
        .success(record("good", [], 1)),
        .failure(ImportError(message, line: 2, column: column)),
        .success(record("good", [], 3)),
      ])
  }

  @Test func `an object over several lines is told to stand on one`() {
    let run = ImportRun("{\n  \"item\": \"a\"\n}\n")
    #expect(run.errors.first?.advice == "write each object whole on a line of its own")
    #expect(run.errors.first?.line == 1)
    #expect(run.records.isEmpty)
  }

  @Test(arguments: ["[{\"item\":\"a\"}]", "[\n{\"item\":\"a\"}\n]", " [ ]", "[]"])
  func `an array of objects is refused as a whole`(text: String) {
    for format in [nil, InterchangeFormat.jsonl] {
      let run = ImportRun(text, format: format, chunk: 1)
      #expect(run.errors.map(\.message) == ["the input is one JSON array, not one object a line"])
      #expect(run.errors.allSatisfy { $0.endsInput })
    }
  }

  private func record(_ item: String, _ tags: [String], _ line: Int) -> ImportRecord {
    ImportRecord(item: item, tags: tags, line: line)
  }
}
