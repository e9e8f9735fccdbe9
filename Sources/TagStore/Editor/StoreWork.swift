internal import TagStoreCore

/// What an editor still has to do with its store: one thing after another, saves first.
///
/// A read that waits behind the saves cannot see the store as it was before them.
struct StoreWork {
  enum Step {
    case save([Tag])
    case read
  }

  private var saves: [[Tag]] = []
  private var isReadWanted = false
  /// The tags that are being saved now.
  private var current: [Tag]?

  /// The tags that the store will have when everything is saved; nil when nothing is to be.
  var lastSave: [Tag]? { saves.last ?? current }

  mutating func save(_ tags: [Tag]) { saves.append(tags) }

  mutating func read() { isReadWanted = true }

  /// Takes the next step.
  mutating func next() -> Step? {
    if !saves.isEmpty {
      let tags = saves.removeFirst()
      current = tags
      return .save(tags)
    }
    defer { isReadWanted = false }
    return isReadWanted ? .read : nil
  }

  /// Ends the save that is being done.
  mutating func finishSave() { current = nil }
}
