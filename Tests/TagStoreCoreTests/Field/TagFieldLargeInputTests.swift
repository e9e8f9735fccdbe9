import TagStoreCore
import Testing

/// Sizes at which anything but linear work would not end.
@Suite struct `A field with large input` {
  /// 1 MB of about 150,000 different tags.
  static let list = (0..<150_000).map { "t\($0)" }.joined(separator: ",") + ","

  @Test func `a megabyte goes between ten thousand chips, and back`() throws {
    let chips = try Tag.list((0..<10_000).map { "chip \($0)" })
    var field = TagField(chips: chips)
    field.send(.suggestionsChanged(to: try Tag.list(["t5", "t9", "other"])))
    field.send(.insertionPointMoved(to: 1))
    #expect(Self.list.utf8.count > 1_000_000)
    field.send(.pasted(Self.list))
    #expect(field.chips.count == 160_000)
    #expect(field.chips[1].name == "t0")
    #expect(field.suggestions.map(\.name) == ["other"])
    let effects = field.send(.pasted(Self.list))
    #expect(effects.refusals.count == 150_000)
    #expect(effects.count == 300_000)
    field.send(.undone)
    let isBack = field.chips == chips
    #expect(isBack)
    field.send(.redone)
    #expect(field.chips.count == 160_000)
    field.send(.cleared)
    #expect(field.chips.isEmpty)
  }

  @Test(arguments: ["\"", "a", "🇫🇮", "e\u{301}", "\"a,"])
  func `a long text that is no tag yet stays editable`(unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    var field = TagField(configuration: .init(splitter: .init(separators: [";"])))
    field.send(.pasted(text))
    let isPasted = field.text == text
    #expect(isPasted)
    for event in [
      TagField.Event.movedLeft(), .textTyped("x"), .deletedBackward(), .movedLeft(over: .word),
      .movedRight(over: .word), .selectionChanged(to: 50_001..<50_002), .deletedBackward(),
    ] { field.send(event) }
    // Not compared in the macro: a text of this size takes minutes to print.
    let isShorter = field.text.utf8.count < text.utf8.count
    #expect(isShorter)
    while field.canUndo { field.send(.undone) }
    #expect(field.text.isEmpty)
  }

  @Test func `tags are typed one by one after ten thousand chips`() throws {
    var field = TagField(chips: try Tag.list((0..<10_000).map { "chip \($0)" }))
    for index in 0..<100 { field.send(.textTyped("t\(index),")) }
    #expect(field.chips.count == 10_100)
  }
}
