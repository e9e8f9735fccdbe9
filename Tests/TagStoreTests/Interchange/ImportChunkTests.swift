import TagStore
import Testing

@Suite struct `chunks of an import` {
  @Test(arguments: 1...5)
  func `every short CSV is read as in the plain model, in any chunks`(length: Int) throws {
    let columns = try ImportColumns(parsing: "item,tag")
    let alphabet: [Character] = ["a", ",", "\"", "\n", "\r"]
    var texts = [""]
    for _ in 0..<length {
      texts = texts.flatMap { text in alphabet.map { text + String($0) } }
    }
    for text in texts {
      let whole = ImportRun(text, format: .csv, columns: columns)
      let single = ImportRun(text, format: .csv, columns: columns, chunk: 1)
      try #require(whole == single, "\(text.debugDescription)")
      let rows = whole.results.filter {
        $0 != .failure(ImportError("the input is empty", endsInput: true))
      }
      let found = rows.map { try? $0.get().row }
      try #require(found == PlainCSV(text).records(tags: 1), "\(text.debugDescription)")
    }
  }

  @Test(arguments: 1...40)
  func `a record that is too long is refused alone, in any chunks`(chunk: Int) {
    let text = "item,tags\na,x\n\"bbbbbbbbbbbbbb\n,bbbbbbbbbbbbbbbbb\",y\r\nc,z\n"
    let run = ImportRun(bytes: Array(text.utf8), recordLimit: 20) { chunk }
    #expect(run.records.map(\.row) == [["a", "x"], ["c", "z"]])
    #expect(run.records.map(\.line) == [2, 5])
    #expect(run.errors.map(\.description) == ["line 3: the record is longer than 20 bytes"])
  }

  @Test(arguments: [1, 7, 100])
  func `a last record that is too long is refused once`(chunk: Int) {
    let text = "item,tags\na,x\nb,yyyyyyyyyyyyyyyyyyyyyyyyy"
    let run = ImportRun(bytes: Array(text.utf8), recordLimit: 20) { chunk }
    #expect(run.records.map(\.row) == [["a", "x"]])
    #expect(run.errors.map(\.line) == [3])
  }

  @Test func `a caller stops at the first bad record by throwing`() {
    var parser = ImportParser(format: .csv)
    var items: [String] = []
    let error = #expect(throws: ImportError.self) {
      try Array("item,tag\na,x\nb\nc,z\n".utf8).withUnsafeBytes { bytes in
        try parser.feed(bytes) { items.append(try $0.get().item) }
      }
    }
    #expect(items == ["a"])
    #expect(error?.line == 3)
  }
}
