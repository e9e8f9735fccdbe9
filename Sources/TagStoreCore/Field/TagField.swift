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
/// - typing never takes the field over ``Configuration/maximumTags``,
/// - caret and selection are inside the text, between two grapheme clusters,
/// - undoing and then redoing leads back to the same state.
public struct TagField: Sendable {
  /// How the field behaves.
  public let configuration: Configuration

  /// The committed tags, in order; no two of them are the same tag.
  public internal(set) var chips: [Tag]

  /// The chip that the next Backspace or Delete removes.
  public internal(set) var highlightedChip: Tag?

  // Grouped by what changes together: undo takes back chips and entry, nothing else.
  var entry: Entry
  var choices = Choices()
  var history: FieldHistory

  /// Makes a field.
  /// - Parameters:
  ///   - chips: The tags it begins with, in order. Of several that are the same tag the first one
  ///     stays. ``Configuration/maximumTags`` does not apply to them: loading loses nothing.
  ///   - configuration: How the field behaves.
  public init(chips: [Tag] = [], configuration: Configuration = .standard) {
    self.configuration = configuration
    self.chips = Self.unique(chips)
    entry = Entry(insertionIndex: self.chips.count)
    history = FieldHistory(entry)
  }

  /// The text that is being typed and is no tag yet, without any hidden marker.
  public var text: String { entry.text }

  /// Where the next key acts in ``text``, as a UTF-8 offset.
  public var caret: Int { entry.caret }

  /// The selected part of ``text`` as UTF-8 offsets; empty, and at the caret, when none is.
  public var selection: Range<Int> { entry.selection }

  /// How many chips stand before the text, and thus where the next tag goes.
  ///
  /// A host shows its text there: between two chips, or after the last one.
  public var insertionIndex: Int { entry.insertionIndex }

  /// The chip that is being edited in its place, which is not among ``chips`` meanwhile.
  ///
  /// A host that stores every change may wait until there is none: then the chip was given another
  /// name, put back or removed.
  public var editedChip: Tag? { entry.editedChip }

  /// Whether an input method composes the text, so that no key may change the tags.
  public var isComposing: Bool { entry.marked != nil }

  /// What an input method composes, as UTF-8 offsets of ``text``.
  ///
  /// All of the text, when a host that sends whole texts says that it composes.
  public var markedRange: Range<Int>? { entry.marked }

  /// The suggested tags, best first, without those that are chips already.
  public var suggestions: [Tag] { choices.tags }

  /// The suggestion that ``Event/submitted`` would accept, if one is highlighted.
  public var highlightedSuggestion: Tag? { choices.highlighted.map { choices.tags[$0] } }

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
