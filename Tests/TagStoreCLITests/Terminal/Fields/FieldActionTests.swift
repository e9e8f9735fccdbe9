internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `Keys of a tag field` {
  static let always: [(TerminalKey, FieldAction)] = [
    (.control("a"), .send(.movedLeft(over: .text))),
    (.control("e"), .send(.movedRight(over: .text))),
    (.control("k"), .kill(.deletedForward(over: .text))),
    (.control("u"), .kill(.deletedBackward(over: .text))),
    (.control("w"), .kill(.deletedBackward(over: .word))),
    (.control("y"), .yank), (.control("_"), .send(.undone)), (.control("s"), .save),
    (.control("c"), .cancel), (.control("z"), .suspend), (TerminalKey(.escape), .escape),
    (TerminalKey(.tab), .send(.suggestionTaken)),
    (TerminalKey(.up), .send(.highlightMoved(by: -1))),
    (TerminalKey(.down), .send(.highlightMoved(by: 1))),
    (TerminalKey(.left), .send(.movedLeft())), (TerminalKey(.right), .send(.movedRight())),
    (TerminalKey(.left, .control), .send(.movedLeft(over: .word))),
    (TerminalKey(.left, .shift), .send(.movedLeft(isExtending: true))),
    (TerminalKey(.home), .send(.movedLeft(over: .text))),
    (TerminalKey(.end), .send(.movedRight(over: .text))),
    (TerminalKey(.backspace), .send(.deletedBackward())),
    (TerminalKey(.delete), .send(.deletedForward())),
    (TerminalKey(.enter, .alt), .send(.textTaken)),
  ]

  @Test(arguments: always)
  func `have one meaning`(_ key: TerminalKey, _ action: FieldAction) {
    #expect(FieldAction(key, in: TagField()) == action)
  }

  @Test(arguments: [TerminalKey(.insert), TerminalKey(.function(1)), .control("x")])
  func `have none where nothing fits`(_ key: TerminalKey) {
    #expect(FieldAction(key, in: TagField()) == nil)
  }

  @Test func `say when Backspace is held down`() {
    let key = TerminalKey(.backspace)
    #expect(
      FieldAction(key, in: TagField(), isRepeat: true) == .send(.deletedBackward(isRepeat: true)))
  }

  @Test func `let Enter do what the field is ready for`() {
    let enter = TerminalKey(.enter)
    var field = TagField()
    #expect(FieldAction(enter, in: field) == .save)
    field.send(.textTyped("a,b"))
    #expect(FieldAction(enter, in: field) == .send(.submitted))
    field.send(.submitted)
    #expect(FieldAction(enter, in: field) == .save)
    field.send(.deletedBackward())
    #expect(FieldAction(enter, in: field) == .send(.chipOpened(field.chips[1])))
    field.send(.chipOpened(field.chips[1]))
    field.send(.deletedBackward(over: .text))
    #expect(FieldAction(enter, in: field) == .send(.submitted))
  }

  @Test func `highlight a chip before they move it`() {
    let key = TerminalKey(.left, .alt)
    var field = TagField()
    #expect(FieldAction(key, in: field) == nil)
    field.send(.textTyped("a,b,"))
    #expect(FieldAction(key, in: field) == .send(.chipHighlighted(field.chips[1])))
    field.send(.chipHighlighted(field.chips[1]))
    #expect(FieldAction(key, in: field) == .send(.highlightedChipMoved(by: -1)))
  }

  @Test func `are held down when they come too soon for a finger`() {
    var keys = KeyRepeat()
    let start = ContinuousClock.now
    let backspace = TerminalKey(.backspace)
    func isRepeat(_ key: TerminalKey, after milliseconds: Int) -> Bool {
      keys.isRepeat(key, at: start + .milliseconds(milliseconds))
    }
    #expect(!isRepeat(backspace, after: 0))
    #expect(!isRepeat(backspace, after: 400))
    #expect(isRepeat(backspace, after: 430))
    #expect(!isRepeat(TerminalKey(.left), after: 440))
    #expect(!isRepeat(backspace, after: 450))
  }
}
