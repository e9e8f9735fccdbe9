/// The tags that a field holds while a text is committed.
///
/// A set pays only for many questions about many chips; the commonest commit is a single tag, and
/// reading the chips once is then faster than making a set of them.
struct TakenTags {
  private static let linearLimit = 16
  private var list: [Tag] = []
  private var set: Set<Tag> = []
  private let isLinear: Bool

  /// - Parameter questions: How many tags will be asked about.
  init(_ chips: [Tag], questions: Int) {
    isLinear = min(chips.count, questions) <= Self.linearLimit
    if isLinear { list = chips } else { set = Set(chips) }
  }

  func chip(equalTo tag: Tag) -> Tag? {
    isLinear ? list.first { $0 == tag } : set.firstIndex(of: tag).map { set[$0] }
  }

  mutating func insert(_ tag: Tag) {
    if isLinear { list.append(tag) } else { set.insert(tag) }
  }
}
