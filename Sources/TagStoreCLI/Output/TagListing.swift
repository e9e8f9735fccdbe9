internal import TagStore

/// Tags in a sentence: `Vegan, "Portland, OR"`, written as TAG arguments are.
enum TagListing {
  private static let shownCount = 12

  /// The names, or the first of them and how many there are besides.
  static func text(_ tags: [Tag]) -> String {
    let listed = TagSplitter.standard.joined(tags.prefix(shownCount).map(\.name))
    return tags.count > shownCount ? "\(listed) and \(tags.count - shownCount) more" : listed
  }
}
