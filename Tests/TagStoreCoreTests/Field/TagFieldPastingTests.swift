import TagStoreCore
import Testing

@Suite struct `Pasting into a field` {
  @Test func `goes to the caret, with the text on both sides of it`() throws {
    var field = TagField()
    field.send(.textTyped("greenblue"))
    field.send(.selectionChanged(to: 5..<5))
    field.send(.pasted("ish, dark"))
    #expect(field.names == ["greenish"])
    #expect(field.text == "darkblue")
    #expect(field.caret == 4)
  }

  @Test func `replaces the selection`() {
    var field = TagField()
    field.send(.textTyped("red"))
    field.send(.selectionChanged(to: 0..<3))
    field.send(.pasted("green, blue"))
    #expect(field.names == ["green"])
    #expect(field.text == "blue")
  }

  @Test func `takes several lines with mixed separators`() {
    var field = TagField()
    field.send(.pasted("\n a,\tb\r\n\r\n\"c, d\" , e\u{2028}\u{85}f\r"))
    #expect(field.names == ["a", "b", "c, d", "e", "f"])
    #expect(field.text == "")
  }

  @Test func `goes between two chips in its order`() throws {
    var field = try TagField("a", "z")
    field.send(.insertionPointMoved(to: 1))
    let effects = field.send(.pasted("b, A, c,"))
    #expect(field.names == ["a", "b", "c", "z"])
    #expect(
      effects == [
        .added(try Tag("b"), at: 1),
        .refused(.init(text: "A", reason: .duplicate(of: try Tag("a")))),
        .added(try Tag("c"), at: 2), .flashed(try Tag("a"), at: 0), .suggestionsWanted(for: ""),
      ]
    )
  }

  @Test func `flashes a chip once, however often it is in the list`() throws {
    var field = try TagField("a", "b")
    let effects = field.send(.pasted("B, a, b, A,"))
    #expect(
      effects.filter { $0.record.name == "flashed" }
        == [.flashed(try Tag("a"), at: 0), .flashed(try Tag("b"), at: 1)]
    )
  }

  @Test func `a quote deleted in front of a list lets its separators count`() {
    var field = TagField()
    field.send(.pasted("\"a, b"))
    #expect(field.names == [])
    field.send(.movedLeft(over: .text))
    field.send(.deletedForward())
    #expect(field.names == ["a"])
    #expect(field.text == "b")
    #expect(field.caret == 0)
  }
}
