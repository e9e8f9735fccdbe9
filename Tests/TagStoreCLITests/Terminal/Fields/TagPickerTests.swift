internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `A picker of tags` {
  private func picker(within query: String? = nil) throws -> TagPicker {
    var picker = TagPicker(within: try query.map { try TagQuery(parsing: $0) })
    picker.take(try answer)
    return picker
  }

  private var answer: PickAnswer {
    get throws {
      PickAnswer(
        choices: try [("a", 3), ("b", 2), ("c", 1)].map { name, count in
          PickAnswer.Choice(try TagStoreCore.Tag(name), count)
        }, count: 5, items: ["x", "y"])
    }
  }

  @Test func `asks for the items with every chosen tag`() throws {
    var picker = try picker(within: "x or y")
    picker.move(to: 1)
    picker.toggle()
    #expect(picker.query.description == "(x or y) and b")
    #expect(picker.tags.map(\.name) == ["b", "a", "c"])
    picker.toggle()
    #expect(picker.query.description == "x or y")
  }

  @Test func `asks for every item when nothing is chosen`() throws {
    #expect(try picker().query == .all(of: []))
  }

  @Test func `highlights the best tag while one types, and none where there is none`() throws {
    var picker = try picker()
    picker.move(to: 2)
    picker.narrow(by: "x")
    #expect(picker.place == 0)
    #expect(picker.question.text == "x")
    picker.take(PickAnswer(count: 5, items: ["x"]))
    picker.toggle()
    #expect(picker.chosen == [])
  }

  @Test func `forgets the letters once a tag is chosen, and takes tags back`() throws {
    var picker = try picker()
    picker.narrow(by: "a\r\nb")
    #expect(picker.text == "a b")
    picker.toggle()
    #expect(picker.text == "")
    #expect(picker.chosen.map(\.name) == ["a"])
    picker.takeBack()
    #expect(picker.chosen == [])
    picker.takeBack()
    #expect(picker.tags.count == 3)
  }

  @Test func `stays between the first and the last tag`() throws {
    var picker = try picker()
    picker.move(to: -1)
    #expect(picker.place == 0)
    picker.move(to: 7)
    #expect(picker.place == 2)
  }

  @Test func `moves by lines to the nearest tag`() throws {
    // Each tag takes seven columns, so two stand in a line.
    let picker = try picker()
    #expect(picker.place(1, linesBelowIn: 14) == 2)
    #expect(picker.place(-1, linesBelowIn: 14) == 0)
    #expect(picker.place(1, linesBelowIn: 80) == 0)
  }

  @Test(arguments: [(1, 1), (3, 5), (10, 30), (24, 80)])
  func `fits any window`(_ rows: Int, _ columns: Int) throws {
    let frame = try picker().frame(in: ScreenSize(rows: rows, columns: columns))
    #expect(frame.lines.allSatisfy { $0.columns <= max(columns, 9) })
    #expect(frame.cursor?.row == 0)
  }
}
