extension TagField {
  /// How a field behaves.
  ///
  /// There is no setting for what counts as a duplicate: two names are the same tag exactly when
  /// ``Tag`` says so, in every field as in the store, so `Vegan` is always a duplicate of `vegan`.
  public struct Configuration: Hashable, Sendable {
    /// What separates tags in the text; with a space among the separators, a space commits.
    public var splitter: TagSplitter

    /// What Backspace does in the empty field.
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

    /// The only tags that can be committed, or nil for any.
    ///
    /// A committed tag is spelled as it is here, however it was typed.
    public var allowedTags: Set<Tag>?

    /// Whether the host's text begins with a hidden U+200B.
    ///
    /// For hosts in which Backspace in an empty field cannot be seen: they see that the marker has
    /// gone. The field's own text never holds one.
    public var usesHiddenMarker: Bool

    /// Makes a configuration; what is not given is as in ``standard``.
    public init(
      splitter: TagSplitter = .standard,
      backspace: Backspace = .highlightsThenRemoves,
      clearsTextWhenRefused: Bool = false,
      commitsOnBlur: Bool = true,
      maximumTags: Int? = nil,
      allowedTags: Set<Tag>? = nil,
      usesHiddenMarker: Bool = false
    ) {
      self.splitter = splitter
      self.backspace = backspace
      self.clearsTextWhenRefused = clearsTextWhenRefused
      self.commitsOnBlur = commitsOnBlur
      self.maximumTags = maximumTags
      self.allowedTags = allowedTags
      self.usesHiddenMarker = usesHiddenMarker
    }

    /// What Backspace does in the empty field.
    public enum Backspace: Hashable, Sendable, CaseIterable {
      /// The last tag's text returns to the field, quoted where it must be.
      case edits
      /// The last tag goes.
      case removes
      /// The last tag is highlighted first; the next Backspace removes it.
      case highlightsThenRemoves
    }
  }
}
