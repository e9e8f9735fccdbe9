import TagStoreCore
import Testing

@Suite struct `Hosts that send keys and hosts that send whole texts` {
  @Test(arguments: TagField.Configuration.presets.map(\.name), 0..<20 as Range<UInt64>)
  func `reach the same state`(preset: String, seed: UInt64) throws {
    let base = try #require(TagField.Configuration.presets.first { $0.name == preset })
    var random = FieldRandom(seed: seed)
    var keys = TagField(configuration: base.configuration)
    var wholeTexts = keys
    for _ in 0..<200 {
      switch random.choose(below: 8) {
      case 0...4:
        let typed = random.text(upTo: 3, of: "ab, \"\n\u{301}é🇫🇮😀")
        let before = wholeTexts.hostText
        wholeTexts.send(.textChanged(to: before.replacing(wholeTexts.hostSelection, by: typed)))
        keys.send(.textTyped(typed))
        // A text over itself is no change that a whole text could tell of, but its host tells more.
        if wholeTexts.hostText == before {
          wholeTexts.send(.selectionChanged(to: keys.hostSelection))
        }
      case 5 where !keys.text.isEmpty && !keys.selection.isEmpty:
        let before = wholeTexts.hostText
        wholeTexts.send(.textChanged(to: before.replacing(wholeTexts.hostSelection, by: "")))
        keys.send(.deletedBackward())
      default:
        let limit = keys.hostText.utf8.count + 1
        let (one, other) = (random.choose(below: limit), random.choose(below: limit))
        let range = min(one, other)..<max(one, other)
        keys.send(.selectionChanged(to: range))
        wholeTexts.send(.selectionChanged(to: range))
      }
      #expect(FieldSnapshot(keys) == FieldSnapshot(wholeTexts))
    }
  }

  @Test func `a whole text without a word about the caret puts it behind what changed`() {
    var field = TagField()
    field.send(.textChanged(to: "vean"))
    field.send(.selectionChanged(to: 2..<2))
    field.send(.textChanged(to: "vegan"))
    #expect(field.caret == 3)
    field.send(.textChanged(to: "vegn"))
    #expect(field.caret == 3)
    field.send(.textChanged(to: "other"))
    #expect(field.caret == 5)
  }
}

extension String {
  fileprivate func replacing(_ range: Range<Int>, by text: String) -> String {
    let bytes = Array(utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self
    )
  }
}
