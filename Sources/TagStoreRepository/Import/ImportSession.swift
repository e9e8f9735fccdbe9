internal import TagStoreCore
internal import TagStoreSQLite

/// A bulk import in progress, inside one transaction.
///
/// It remembers the ids of names that it has seen, so that a tagging costs little more than its row.
/// What it remembers is bounded, apart from the ids of replaced items.
package final class ImportSession {
  /// What happens to the tags that an item has already.
  package enum Mode: Hashable, Sendable {
    /// They stay, and the new ones follow.
    case join
    /// The first record of an item in the import replaces them; later records join.
    case replace
  }

  /// What an import has done so far.
  package struct Counts: Hashable, Sendable {
    /// Records that were taken.
    package var records = 0
    /// Items that did not exist before.
    package var newItems = 0
    /// Tags that did not exist before.
    package var newTags = 0
    /// Taggings that did not exist before.
    package var newTaggings = 0
    /// Taggings that were removed because their item's tags were replaced.
    package var removedTaggings = 0

    fileprivate func adding(_ item: PendingItem) -> Counts {
      let kept = item.before.count { item.ids.contains($0) }
      var sum = self
      sum.newTaggings += item.after.count - kept
      sum.removedTaggings += item.before.count - kept
      return sum
    }
  }

  /// What has been done so far, with the item that is not written yet.
  package var counts: Counts { pending.map(written.adding) ?? written }

  private var written = Counts()
  private let repository: TagRepository
  private let mode: Mode

  /// The row of the tag that a text names, by that text.
  private var tagRows: [String: TagRow] = [:]
  private static let remembered = 100_000

  /// The item of the last records, not written yet: many files have several records of one in a row.
  private var pending: PendingItem?
  private var indexes: DeferredIndexes

  /// The items whose tags have been replaced by this import.
  private var replaced: Set<Int64> = []

  fileprivate struct PendingItem {
    let name: String
    let id: Int64
    let before: [Int64]
    var after: [Int64]
    var ids: Set<Int64>

    init(name: String, id: Int64, tagIDs: [Int64]) {
      self.name = name
      self.id = id
      before = tagIDs
      after = tagIDs
      ids = Set(tagIDs)
    }
  }

  init(repository: TagRepository, mode: Mode) throws(SQLiteError) {
    self.repository = repository
    self.mode = mode
    indexes = try DeferredIndexes(repository: repository)
  }

  /// Takes one record; either all of it is taken or, when it is refused, nothing of it.
  /// - Parameters:
  ///   - texts: The names of tags; nil when the record says nothing about tags, so that those of an
  ///     item that is there stay in either mode.
  ///   - item: The item's name.
  package func add(_ texts: [String]?, to item: String) throws {
    try TagRepository.checkItem(item)
    guard let texts else {
      written.records += 1
      return try locate(item)
    }
    // Everything that can be refused is looked at before anything is written.
    let tags: [(String, TagRow?, Tag?)] = try texts.map { text in
      let row = tagRows[text]
      return (text, row, row == nil ? try TagRepository.tag(from: text) : nil)
    }
    written.records += 1
    try locate(item)
    if mode == .replace, let id = pending?.id, replaced.insert(id).inserted {
      pending?.after = []
      pending?.ids = []
    }
    for (text, row, tag) in tags {
      guard let row = try row ?? tag.map({ try remember(text, $0) }) else { continue }
      if pending?.ids.insert(row.id).inserted == true { pending?.after.append(row.id) }
    }
  }

  /// Finds or makes the item and makes it the pending one.
  private func locate(_ item: String) throws {
    if let pending, pending.name.utf8.elementsEqual(item.utf8) { return }
    try writePending()
    if let id = try repository.itemID(item) {
      pending = PendingItem(name: item, id: id, tagIDs: try repository.tagIDs(itemID: id))
    } else {
      pending = PendingItem(name: item, id: try repository.insertItem(item), tagIDs: [])
      written.newItems += 1
    }
  }

  private func writePending() throws {
    guard let item = pending else { return }
    pending = nil
    written = written.adding(item)
    try indexes.prepare(forAdded: written.newTaggings)
    try repository.apply(.tags(itemID: item.id, before: item.before, after: item.after))
  }

  private func remember(_ text: String, _ tag: Tag) throws -> TagRow {
    let row: TagRow
    if let known = try repository.tagRow(for: tag) {
      row = known
    } else {
      row = try repository.ensureTag(tag)
      written.newTags += 1
    }
    if tagRows.count >= Self.remembered { tagRows.removeAll(keepingCapacity: true) }
    tagRows[text] = row
    return row
  }

  /// Writes what is still pending; the session takes no more records.
  func finish() throws {
    try writePending()
    try indexes.restore()
  }
}

extension TagRepository {
  /// Imports many records in one transaction: all that the work adds, or nothing when it throws.
  /// - Throws: ``TagStoreError``; what the work throws.
  package func importing<Result>(
    _ mode: ImportSession.Mode, _ body: (ImportSession) throws -> Result
  ) throws -> Result {
    try transaction { _ in
      recorder.lookUpNames()
      let session = try ImportSession(repository: self, mode: mode)
      let result = try body(session)
      try session.finish()
      let counts = session.counts
      record(.imported, "import \(counts.records) records, \(counts.newTaggings) taggings")
      return result
    }
  }
}
