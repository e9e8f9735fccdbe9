import TagStoreCore
import Testing

@Suite struct `The place of the text among the chips` {
  @Test func `it is after the last chip to begin with`() throws {
    #expect(try TagField("a", "b").insertionIndex == 2)
  }

  @Test func `an arrow at the edge of the text passes a chip, and tags go there`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.movedLeft())
    field.send(.movedLeft())
    #expect(field.insertionIndex == 1)
    #expect(field.send(.textTyped("x,y,")).contains(.added(try Tag("y"), at: 2)))
    #expect(field.names == ["a", "x", "y", "b", "c"])
    #expect(field.insertionIndex == 3)
    field.send(.movedRight())
    field.send(.textTyped("z,"))
    #expect(field.names == ["a", "x", "y", "b", "z", "c"])
  }

  @Test func `text that is being typed goes along`() throws {
    var field = try TagField("a", "b")
    field.send(.textTyped("x"))
    field.send(.movedLeft())
    #expect(field.insertionIndex == 2)
    field.send(.movedLeft())
    #expect(field.insertionIndex == 1)
    #expect(field.text == "x")
    field.send(.submitted)
    #expect(field.names == ["a", "x", "b"])
  }

  @Test func `Home and End go to the text's edge first, then past all chips`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.textTyped("x"))
    field.send(.movedLeft(over: .text))
    #expect(field.insertionIndex == 3)
    field.send(.movedLeft(over: .text))
    #expect(field.insertionIndex == 0)
    field.send(.movedRight(over: .text))
    field.send(.movedRight(over: .text))
    #expect(field.insertionIndex == 3)
  }

  @Test func `no arrow goes beyond the chips`() throws {
    var field = try TagField("a")
    field.send(.movedRight())
    #expect(field.insertionIndex == 1)
    field.send(.movedLeft())
    field.send(.movedLeft())
    #expect(field.insertionIndex == 0)
  }

  @Test(arguments: [(-5, 0), (1, 1), (99, 2), (.max, 2)])
  func `a tap between chips moves the text there`(index: Int, place: Int) throws {
    var field = try TagField("a", "b")
    field.send(.insertionPointMoved(to: index))
    #expect(field.insertionIndex == place)
  }

  @Test(arguments: TagField.Configuration.Backspace.allCases)
  func `Backspace and Delete concern the chips on either side`(
    backspace: TagField.Configuration.Backspace
  ) throws {
    var field = try TagField("a", "b", "c", "d", configuration: .init(backspace: backspace))
    field.send(.insertionPointMoved(to: 2))
    field.send(.deletedBackward())
    field.send(backspace == .edits ? .submitted : .deletedBackward())
    #expect(field.names.suffix(2) == ["c", "d"])
    if backspace == .removes {
      #expect(field.names == ["c", "d"])
      field.send(.deletedForward())
      #expect(field.names == ["d"])
    } else if backspace == .highlightsThenRemoves {
      #expect(field.names == ["a", "c", "d"])
      field.send(.deletedForward())
      #expect(field.highlightedChip?.name == "c")
      field.send(.deletedForward())
      #expect(field.names == ["a", "d"])
      #expect(field.insertionIndex == 1)
    } else {
      field.send(.deletedForward())
      #expect(field.text == "c")
      #expect(field.caret == 0)
    }
  }

  @Test func `removing and adding elsewhere keeps the place`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.insertionPointMoved(to: 2))
    field.send(.chipRemoved(try Tag("a")))
    #expect(field.insertionIndex == 1)
    field.send(.chipRemoved(try Tag("c")))
    #expect(field.insertionIndex == 1)
  }

  @Test func `tags that others changed keep the place beside its chip`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.insertionPointMoved(to: 1))
    field.send(.chipsReplaced(by: try Tag.list(["x", "y", "b", "c"])))
    #expect(field.insertionIndex == 2)
    field.send(.chipsReplaced(by: try Tag.list(["x"])))
    #expect(field.insertionIndex == 1)
    field.send(.chipsReplaced(by: try Tag.list(["x", "y"])))
    #expect(field.insertionIndex == 2)
  }
}
