internal import TagStoreCore

/// The names of the items and tags that a change concerns, each once and in the order of coming.
///
/// There are not too many of them, so that telling a change costs little; a change that concerns more
/// names none.
struct ChangedNames {
  /// The most names of one kind.
  static let limit = 256
  private static let byteLimit = 16_384

  private(set) var items: [String] = []
  private(set) var tags: [Tag] = []
  private(set) var isComplete = true
  private var byteCount = 0

  mutating func add(item: String) {
    // By bytes: two names that `String` calls equal may be two items.
    if items.contains(where: { $0.utf8.elementsEqual(item.utf8) }) { return }
    if makeRoom(for: item.utf8.count, beside: items.count) { items.append(item) }
  }

  mutating func add(tag: Tag) {
    // A tag that was renamed to another spelling of its name counts with both.
    if tags.contains(where: { $0 == tag && $0.name.utf8.elementsEqual(tag.name.utf8) }) { return }
    if makeRoom(for: tag.name.utf8.count + tag.key.utf8.count, beside: tags.count) {
      tags.append(tag)
    }
  }

  private mutating func makeRoom(for length: Int, beside count: Int) -> Bool {
    byteCount += length
    if isComplete && (count >= Self.limit || byteCount > Self.byteLimit) { overflow() }
    return isComplete
  }

  /// Says that there are too many names.
  mutating func overflow() {
    isComplete = false
    items = []
    tags = []
  }
}

extension ChangedNames {
  /// The names as bytes; nil when there are too many.
  var coded: [UInt8]? {
    guard isComplete else { return nil }
    var coded = CompactBytes()
    coded.append(count: items.count)
    for item in items { coded.append(item) }
    for tag in tags {
      coded.append(tag.name)
      coded.append(tag.key)
    }
    return coded.bytes
  }

  init(coded: [UInt8]?) throws(TagStoreError) {
    guard let coded else {
      overflow()
      return
    }
    do throws(CompactReader.Damage) {
      var reader = CompactReader(coded)
      for _ in 0..<(try reader.number()) { items.append(try reader.text()) }
      while !reader.isAtEnd {
        tags.append(Tag(storedName: try reader.text(), key: try reader.text()))
      }
    } catch {
      throw TagStoreError(.corrupt, "the names of a change cannot be read")
    }
  }
}
