extension TagField.Configuration {
  /// The default: the best of the other ones.
  ///
  /// Comma, tab, line break and Enter commit, Backspace highlights the last tag before it removes
  /// it, refused text stays to be mended, and leaving the field commits.
  public static let standard = Self()

  /// Any white space commits as a comma does, and Backspace edits the last tag.
  ///
  /// A tag of several words is typed in quotes: `"gluten free"`.
  public static let spaceCommits = Self(
    splitter: TagSplitter(separators: TagSplitter.standard.separators.union([" "])),
    backspace: .edits
  )

  /// Only Enter commits: a comma is a part of the name, and pasted lines are a tag each.
  ///
  /// The text is cleared even when it is refused, stays when the field is left, and Backspace
  /// removes the last tag.
  public static let submitCommits = Self(
    splitter: TagSplitter(separators: TagSplitter.lineBreaks),
    backspace: .removes,
    clearsTextWhenRefused: true,
    commitsOnBlur: false
  )

  /// A comma or a line break commits, in a host that needs the hidden marker to see Backspace.
  public static let separatorCommits = Self(
    splitter: TagSplitter(separators: TagSplitter.lineBreaks.union([","])),
    backspace: .removes,
    usesHiddenMarker: true
  )

  /// Tags are chosen by tapping them in a list rather than by typing.
  ///
  /// Set ``allowedTags`` to the list, so that typing too chooses from it alone; typed text narrows
  /// the list and stays until it is a tag.
  public static let toggleSelection = Self(backspace: .removes, commitsOnBlur: false)
}
