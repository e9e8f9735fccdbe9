public import Observation
public import TagStoreCore
public import TagStoreRepository

/// An item's tags in a field: it loads them, takes what the user does, stores what comes of it, and
/// finds suggestions.
///
/// A view shows ``field`` and ``suggestions`` and sends events; everything else happens here. It is
/// made for SwiftUI, and any other host may observe it in the same way.
///
/// ```swift
/// let editor = TagEditor(store: store, item: "shakshuka")
/// await editor.load()
/// editor.send(.textChanged(to: "vegan,"))   // chips: …, vegan; stored in the background
/// editor.announcement?.text                 // Added vegan, 3 tags
/// ```
///
/// Several editors, and other programs, may change the same item: a save keeps what they have added
/// and removed, and adds and removes what was added and removed here. Nobody has to wait for
/// ``load()`` either: what is done before it comes together with what was loaded.
@MainActor @Observable
public final class TagEditor {
  /// The item whose tags these are; another name once it is renamed.
  public internal(set) var item: String

  /// The field as it is now: its chips, its text and all the rest that a host shows.
  public internal(set) var field: TagField

  /// Whether each change is stored as soon as it is made; otherwise ``save()`` stores them.
  public var savesAutomatically = true {
    didSet { saveChanges() }
  }

  /// Whether the item's tags have been read.
  public internal(set) var isLoaded = false

  /// Whether something is being stored, or waits for its turn.
  public internal(set) var isSaving = false

  /// What the field refused last, until something is accepted.
  public internal(set) var lastRefusal: TagField.Refusal?

  /// What went wrong last in the store, until the field accepts something or the store does.
  ///
  /// No change is lost by it: the chips stay, and the next save stores them all.
  public internal(set) var lastError: TagStoreError?

  /// The chip that is the same tag as one that was refused last, for a view to let it flash.
  public internal(set) var flashedChip: Tag?

  /// What changed last, in words.
  public internal(set) var announcement: Announcement?

  /// The tags that the store had when the field last took them in.
  var stored: [Tag] = []

  /// The answer to the last look-up.
  var found: [Suggestion] = []

  @ObservationIgnored let store: TagStore
  @ObservationIgnored let suggestionLimit: Int
  @ObservationIgnored var work = StoreWork()
  @ObservationIgnored var working: Task<Void, Never>?
  @ObservationIgnored var following: Task<Void, Never>?
  @ObservationIgnored var lookingUp: Task<Void, Never>?
  @ObservationIgnored var hasPutSuggestionsAway = false

  /// Makes an editor; it is empty until ``load()`` has been called.
  /// - Parameters:
  ///   - store: Where the tags are. A store that is closed meanwhile makes errors, nothing worse.
  ///   - item: The item's name; it need not exist yet.
  ///   - configuration: How the field behaves.
  ///   - suggestionLimit: How many suggestions are asked for.
  public init(
    store: TagStore, item: String, configuration: TagField.Configuration = .standard,
    suggestionLimit: Int = 8
  ) {
    self.store = store
    self.item = item
    self.suggestionLimit = suggestionLimit
    field = TagField(configuration: configuration)
  }

  deinit { following?.cancel() }
}

extension TagEditor {
  /// The tags in order, with the chip that is open where it would be put back.
  public var tags: [Tag] {
    guard let opened = field.editedChip, !field.chips.contains(opened) else { return field.chips }
    var tags = field.chips
    tags.insert(opened, at: field.insertionIndex)
    return tags
  }

  /// The text of the host's text control; setting it is ``TagField/Event/textChanged(to:isComposing:)``.
  ///
  /// It is here to be bound to: `TextField("Add a tag", text: $editor.hostText)`.
  public var hostText: String {
    get { field.hostText }
    set { send(.textChanged(to: newValue)) }
  }

  /// Whether there are changes that the store does not have yet.
  public var hasUnsavedChanges: Bool { tags != stored }
}
