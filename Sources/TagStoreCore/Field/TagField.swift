/// An input field for tags as a value: events go in, effects come out, and nothing else happens.
///
/// The same reducer serves an app, a terminal and a test. A host sends what happened with
/// ``send(_:)``, carries out the effects and shows ``chips``, ``text``, ``suggestions`` and the two
/// highlights:
///
/// ```swift
/// var field = TagField()
/// field.send(.textChanged(to: "vegan, dinner"))   // chips: vegan; text: dinner
/// field.send(.submitted)                          // chips: vegan, dinner
/// ```
///
/// The reducer is total: every event is answered in every state. It reads no clock and no store, so
/// that the same events always give the same state. At all times
/// - no two chips are the same tag,
/// - no tag holds a separator unless it was quoted (`"Portland, OR"`) or given by the host,
/// - typing never takes the field over ``Configuration/maximumTags``.
public struct TagField: Sendable {
  /// How the field behaves.
  public let configuration: Configuration

  /// The committed tags, in order; no two of them are the same tag.
  public internal(set) var chips: [Tag]

  /// The chip that the next Backspace removes, when Backspace takes two steps.
  public internal(set) var highlightedChip: Tag?

  // Grouped by what changes together. A caret and a selection belong to the entry; an insertion
  // point between chips replaces `insertionIndex`; undo keeps earlier chips and entries.
  var entry = Entry()
  var choices = Choices()

  /// Makes a field.
  /// - Parameters:
  ///   - chips: The tags it begins with, in order. Of several that are the same tag the first one
  ///     stays. ``Configuration/maximumTags`` does not apply to them: loading loses nothing.
  ///   - configuration: How the field behaves.
  public init(chips: [Tag] = [], configuration: Configuration = .standard) {
    self.configuration = configuration
    self.chips = Self.unique(chips)
  }

  /// The text that is being typed and is no tag yet, without any hidden marker.
  public var text: String { entry.text }

  /// Whether an input method composes the text, so that no key may change the tags.
  public var isComposing: Bool { entry.isComposing }

  /// The suggested tags, best first, without those that are chips already.
  public var suggestions: [Tag] { choices.tags }

  /// The suggestion that ``Event/submitted`` would accept, if one is highlighted.
  public var highlightedSuggestion: Tag? { choices.highlighted.map { choices.tags[$0] } }

  /// Where the next tag goes: after the last chip.
  var insertionIndex: Int { chips.count }

  /// What is being typed.
  struct Entry: Sendable {
    var text = ""
    /// Never true of an empty text: composing that has nothing left has ended.
    var isComposing = false
  }

  /// What is offered.
  struct Choices: Sendable {
    var tags: [Tag] = []
    var highlighted: Int?
  }

  /// The tags in order, the first of each that are the same.
  static func unique(_ tags: [Tag]) -> [Tag] {
    var seen: Set<Tag> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
