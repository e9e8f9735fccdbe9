import TagStoreCore
import Testing

@Suite struct `Highlighted and moved chips of a field` {
  @Test func `a tapped chip is highlighted, and Backspace removes it whatever is typed`() throws {
    var field = try TagField("a", "b", configuration: .init(backspace: .removes))
    field.send(.textTyped("x"))
    field.send(.chipHighlighted(try Tag("A")))
    #expect(field.highlightedChip?.name == "a")
    field.send(.deletedBackward())
    #expect(field.names == ["b"])
    #expect(field.text == "x")
  }

  @Test func `a chip that is not there is not highlighted`() throws {
    var field = try TagField("a")
    field.send(.chipHighlighted(try Tag("b")))
    #expect(field.highlightedChip == nil)
  }

  @Test func `Shift and an arrow walk over the chips and back to the text`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.insertionPointMoved(to: 2))
    var seen: [String?] = []
    for isLeft in [true, true, true, false, false, false, false, true] {
      field.send(isLeft ? .movedLeft(isExtending: true) : .movedRight(isExtending: true))
      seen.append(field.highlightedChip?.name)
    }
    #expect(seen == ["b", "a", "a", "b", nil, "c", "c", nil])
  }

  @Test func `an arrow leaves a highlighted chip on its side`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.chipHighlighted(try Tag("b")))
    field.send(.movedLeft())
    #expect(field.highlightedChip == nil)
    #expect(field.insertionIndex == 1)
    field.send(.chipHighlighted(try Tag("b")))
    field.send(.movedRight())
    #expect(field.insertionIndex == 2)
  }

  @Test(arguments: TagField.Configuration.Backspace.allCases)
  func `a key held down deletes text and stops at the chips`(
    backspace: TagField.Configuration.Backspace
  ) throws {
    var field = try TagField("a", "b", configuration: .init(backspace: backspace))
    field.send(.textTyped("xyz"))
    field.send(.deletedBackward())
    for _ in 0..<20 { field.send(.deletedBackward(isRepeat: true)) }
    #expect(field.text == "")
    #expect(field.names == ["a", "b"])
    #expect(field.highlightedChip == nil)
    field.send(.chipHighlighted(try Tag("b")))
    for _ in 0..<20 { field.send(.deletedForward(isRepeat: true)) }
    #expect(field.names == ["a", "b"])
  }

  @Test func `clearing the text by a key does not reach the chips`() throws {
    var field = try TagField("a", configuration: .init(backspace: .removes))
    field.send(.textTyped("x"))
    for _ in 0..<3 { field.send(.deletedBackward(over: .text)) }
    #expect(field.names == ["a"])
  }

  @Test(arguments: [
    (0, ["c", "a", "b"]), (1, ["a", "c", "b"]), (-9, ["c", "a", "b"]), (.max, ["a", "b", "c"]),
  ])
  func `a chip is dragged to an index`(index: Int, names: [String]) throws {
    var field = try TagField("a", "b", "c")
    let effects = field.send(.chipMoved(try Tag("C"), to: index))
    #expect(field.names == names)
    #expect(effects.isEmpty == (names == ["a", "b", "c"]))
    #expect(field.insertionIndex == 3)
  }

  @Test func `a move says from where to where`() throws {
    var field = try TagField("a", "b", "c")
    #expect(
      field.send(.chipMoved(try Tag("a"), to: 2)) == [.moved(try Tag("a"), from: 0, to: 2)])
    #expect(field.send(.chipMoved(try Tag("x"), to: 2)) == [])
  }

  @Test func `a highlighted chip moves step by step and stays highlighted`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.chipHighlighted(try Tag("c")))
    field.send(.highlightedChipMoved(by: -1))
    #expect(field.names == ["a", "c", "b"])
    field.send(.highlightedChipMoved(by: -1))
    field.send(.highlightedChipMoved(by: .min))
    #expect(field.names == ["c", "a", "b"])
    #expect(field.highlightedChip?.name == "c")
    field.send(.highlightedChipMoved(by: .max))
    #expect(field.names == ["a", "b", "c"])
  }

  @Test func `without a highlight nothing moves`() throws {
    var field = try TagField("a", "b")
    #expect(field.send(.highlightedChipMoved(by: -1)) == [])
  }
}
