import TagStoreCore
import Testing

@Suite struct `The caret of a field` {
  private func field(_ text: String, caret: Int? = nil) throws -> TagField {
    var field = try TagField("a", "b")
    field.send(.textTyped(text))
    if let caret { field.send(.selectionChanged(to: caret..<caret)) }
    return field
  }

  @Test func `typing goes to the caret`() throws {
    var field = try field("vean", caret: 2)
    field.send(.textTyped("g"))
    #expect(field.text == "vegan")
    #expect(field.caret == 3)
  }

  @Test func `typing replaces the selection`() throws {
    var field = try field("vegan")
    field.send(.selectionChanged(to: 1..<4))
    #expect(field.send(.textTyped("x")).contains(.textChanged(to: "vxn")))
    #expect(field.caret == 2)
    #expect(field.selection == 2..<2)
  }

  @Test func `a separator typed in the middle commits what is before it`() throws {
    var field = try field("vegandinner", caret: 5)
    field.send(.textTyped(","))
    #expect(field.names == ["a", "b", "vegan"])
    #expect(field.text == "dinner")
    #expect(field.caret == 0)
  }

  @Test(arguments: ["x👨‍👩‍👧y", "a🇫🇮🇯🇵", "e\u{301}हि\r\nz", "\u{301}a", "👍🏽"])
  func `arrows pass whole clusters`(text: String) {
    var field = TagField(configuration: .init(splitter: .init(separators: [";"])))
    field.send(.textTyped(text))
    var places: [Int] = []
    for _ in text.indices {
      places.append(field.caret)
      field.send(.movedLeft())
    }
    let ends = text.indices.map {
      text.utf8.distance(from: text.startIndex, to: text.index(after: $0))
    }
    #expect(places == ends.reversed())
    #expect(field.caret == 0)
    for end in ends {
      field.send(.movedRight())
      #expect(field.caret == end)
    }
  }

  @Test func `a caret inside a cluster goes behind it, a selection takes all of it`() throws {
    var field = try field("xe\u{301}y")
    field.send(.selectionChanged(to: 2..<2))
    #expect(field.selection == 4..<4)
    field.send(.selectionChanged(to: 2..<3))
    #expect(field.selection == 1..<4)
    field.send(.selectionChanged(to: .min ..< .max))
    #expect(field.selection == 0..<5)
  }

  @Test func `a mark that joins the next cluster does not leave the caret inside it`() {
    var field = TagField()
    field.send(.textTyped("🇮"))
    field.send(.movedLeft())
    field.send(.textTyped("🇫"))
    #expect(field.text == "🇫🇮")
    #expect(field.caret == 8)
  }

  @Test(
    arguments: [
      (.word, [8, 0]), (.text, [0]), (.character, [12, 11]),
    ] as [(TagField.Distance, [Int])])
  func `the left arrow goes as far as it is told`(distance: TagField.Distance, places: [Int]) throws
  {
    var field = try field("gluten  free ")
    for place in places {
      field.send(.movedLeft(over: distance))
      #expect(field.caret == place)
    }
  }

  @Test func `an arrow leaves a selection at its end`() throws {
    var field = try field("vegan")
    field.send(.selectionChanged(to: 1..<3))
    field.send(.movedRight())
    #expect(field.selection == 3..<3)
    field.send(.selectionChanged(to: 1..<3))
    field.send(.movedLeft())
    #expect(field.selection == 1..<1)
  }

  @Test func `Shift extends the selection from where it began`() throws {
    var field = try field("vegan", caret: 3)
    field.send(.movedLeft(isExtending: true))
    field.send(.movedLeft(isExtending: true))
    #expect(field.selection == 1..<3)
    #expect(field.caret == 1)
    field.send(.movedRight(over: .text, isExtending: true))
    #expect(field.selection == 3..<5)
    field.send(.deletedBackward())
    #expect(field.text == "veg")
  }

  @Test(
    arguments: [
      (.character, "gluten fre", "luten free"), (.word, "gluten ", " free"), (.text, "", ""),
    ] as [(TagField.Distance, String, String)])
  func `keys delete as far as they are told`(
    distance: TagField.Distance, backward: String, forward: String
  ) throws {
    var one = try field("gluten free")
    one.send(.deletedBackward(over: distance))
    #expect(one.text == backward)
    var other = try field("gluten free", caret: 0)
    other.send(.deletedForward(over: distance))
    #expect(other.text == forward)
    #expect(other.names == ["a", "b"])
  }

  @Test func `offsets of a host with a marker count the marker`() {
    var field = TagField(configuration: .separatorCommits)
    field.send(.textTyped("abc"))
    #expect(field.hostSelection == 6..<6)
    field.send(.selectionChanged(to: 4..<5))
    #expect(field.selection == 1..<2)
    field.send(.selectionChanged(to: 0..<0))
    #expect(field.hostSelection == 3..<3)
  }
}
