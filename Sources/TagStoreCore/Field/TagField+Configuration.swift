extension TagField {
  /// How a field behaves.
  ///
  /// There is no setting for what counts as a duplicate: two names are the same tag exactly when
  /// ``Tag`` says so, in every field as in the store, so `Vegan` is always a duplicate of `vegan`.
  public struct Configuration: Hashable, Sendable {
    /// What separates tags in the text; with a space among the separators, a space commits.
    public var splitter: TagSplitter

    /// What Backspace and Delete do in the empty field.
    public var backspace: Backspace

    /// Whether refused text goes too.
    ///
    /// Otherwise the text stays to be mended when it would be the only one in the field. A
    /// duplicate always goes, since its tag is there, and so does text in which nothing is visible.
    public var clearsTextWhenRefused: Bool

    /// Whether leaving the field makes tags of its text; otherwise it stays as text.
    public var commitsOnBlur: Bool

    /// How many tags the field takes, or nil for any number.
    ///
    /// A field that was loaded with more keeps them, but takes no more.
    public var maximumTags: Int?

    /// The greatest length of a name in Unicode scalars, or nil for ``Tag/maximumLength``.
    public var maximumNameLength: Int?

    /// The only tags that can be committed, or nil for any.
    ///
    /// A committed tag is spelled as it is here, however it was typed.
    public var allowedTags: Set<Tag>?

    /// Whether the host's text begins with a hidden U+200B.
    ///
    /// For hosts in which Backspace in an empty field cannot be seen: they see that the marker has
    /// gone. The field's own text never holds one.
    public var usesHiddenMarker: Bool

    /// Whether the user may only look: every change is refused, except the host's own.
    public var isReadOnly: Bool

    /// Makes a configuration; what is not given is as in ``standard``.
    public init(
      splitter: TagSplitter = .standard,
      backspace: Backspace = .highlightsThenRemoves,
      clearsTextWhenRefused: Bool = false,
      commitsOnBlur: Bool = true,
      maximumTags: Int? = nil,
      maximumNameLength: Int? = nil,
      allowedTags: Set<Tag>? = nil,
      usesHiddenMarker: Bool = false,
      isReadOnly: Bool = false
    ) {
      self.splitter = splitter
      self.backspace = backspace
      self.clearsTextWhenRefused = clearsTextWhenRefused
      self.commitsOnBlur = commitsOnBlur
      self.maximumTags = maximumTags
      self.maximumNameLength = maximumNameLength
      self.allowedTags = allowedTags
      self.usesHiddenMarker = usesHiddenMarker
      self.isReadOnly = isReadOnly
    }

    /// What Backspace and Delete do to the chip beside the empty text.
    public enum Backspace: Hashable, Sendable, CaseIterable {
      /// The chip is opened: its text returns to the field, quoted where it must be.
      case edits
      /// The chip goes.
      case removes
      /// The chip is highlighted first; the next press removes it.
      case highlightsThenRemoves
    }
  }
}
