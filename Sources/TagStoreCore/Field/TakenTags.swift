/// The tags that a field holds while a text is committed.
///
/// A set pays only for long lists; the commonest commit is one tag after a few chips.
struct TakenTags {
  private static let linearLimit = 16
  private var few: [Tag] = []
  private var many: Set<Tag> = []

  init(_ chips: [Tag]) {
    if chips.count <= Self.linearLimit { few = chips } else { many = Set(chips) }
  }

  func chip(equalTo tag: Tag) -> Tag? {
    if let chip = few.first(where: { $0 == tag }) { return chip }
    return many.firstIndex(of: tag).map { many[$0] }
  }

  mutating func insert(_ tag: Tag) {
    if few.count < Self.linearLimit, many.isEmpty { few.append(tag) } else { many.insert(tag) }
  }
}
