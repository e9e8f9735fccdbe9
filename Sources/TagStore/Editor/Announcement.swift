/// A change in words, for a screen reader to read out.
public struct Announcement: Hashable, Sendable {
  /// The words, such as `Added vegan, 3 tags`.
  public let text: String

  /// Counts an editor's announcements, so that two with the same words are told apart.
  public let number: Int

  init(text: String, number: Int) {
    self.text = text
    self.number = number
  }
}
