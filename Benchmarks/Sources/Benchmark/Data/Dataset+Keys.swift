internal import TagStore

extension Dataset {
  /// The key of a tag; its name has been accepted before.
  func key(of tag: Int) -> String {
    guard let tag = try? Tag(tags[tag]) else { return tags[tag] }
    return tag.key
  }
}
