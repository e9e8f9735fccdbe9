internal import TagStoreCore
internal import TagStoreSQLite

/// A bulk import in progress, inside one transaction.
///
/// It remembers the ids of names that it has seen and counts uses by tag, so that a tagging costs
/// little more than its row. What it remembers is bounded, apart from the ids of replaced items.
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
  }

  package private(set) var counts = Counts()
  private let repository: TagRepository
  private let mode: Mode
  private let time: Int64

  /// The row of the tag that a text names, by that text.
  private var tagRows: [String: TagRow] = [:]
  /// Uses that have been added and not yet been written, by tag.
  private var newUses: [Int64: Int64] = [:]
  private static let remembered = 100_000

  /// The item of the last record: many files have several records of an item in a row.
  private var last: (item: String, id: Int64, count: Int64)?
  /// The items whose tags have been replaced by this import.
  private var replaced: Set<Int64> = []

  init(repository: TagRepository, mode: Mode) {
    self.repository = repository
    self.mode = mode
    self.time = repository.now()
  }

  /// Takes one record; either all of it is taken or, when it is refused, nothing of it.
  /// - Parameters:
  ///   - texts: The names of tags; nil when the record says nothing about tags, so that those of an
  ///     item that is there stay in either mode.
  ///   - item: The item's name.
  package func add(_ texts: [String]?, to item: String) throws {
    try TagRepository.checkItem(item)
    guard let texts else {
      counts.records += 1
      _ = try locate(item)
      return
    }
    // Everything that can be refused is looked at before anything is written.
    let tags: [(String, TagRow?, Tag?)] = try texts.map { text in
      let row = tagRows[text]
      return (text, row, row == nil ? try TagRepository.tag(from: text) : nil)
    }
    counts.records += 1
    let itemID = try locate(item)
    let rows = try tags.compactMap { text, row, tag in
      try row ?? tag.map { try remember(text, $0) }
    }
    if mode == .replace && replaced.insert(itemID).inserted {
      try replace(rows, on: itemID)
    } else {
      for row in rows { try put(row, on: itemID) }
    }
  }

  private func replace(_ rows: [TagRow], on itemID: Int64) throws {
    let outcome = try repository.assign(rows, itemID: itemID)
    last?.count = Int64(outcome.after.count)
    counts.newTaggings += outcome.inserted
    counts.removedTaggings += outcome.before.count + outcome.inserted - outcome.after.count
  }

  private func put(_ row: TagRow, on itemID: Int64) throws {
    guard let position = last?.count,
      try repository.insertTagging(itemID: itemID, tagID: row.id, position: position)
    else { return }
    last?.count += 1
    counts.newTaggings += 1
    newUses[row.id, default: 0] += 1
    if newUses.count >= Self.remembered { try writeUses() }
  }

  /// Finds or makes the item and makes it the last one.
  private func locate(_ item: String) throws -> Int64 {
    if let last, last.item.utf8.elementsEqual(item.utf8) { return last.id }
    if let id = try repository.itemID(item) {
      last = (item, id, try repository.taggingCount(itemID: id))
      return id
    }
    let id = try repository.insertItem(item)
    counts.newItems += 1
    last = (item, id, 0)
    return id
  }

  private func remember(_ text: String, _ tag: Tag) throws -> TagRow {
    let row: TagRow
    if let known = try repository.tagRow(for: tag) {
      row = known
    } else {
      row = try repository.ensureTag(tag)
      counts.newTags += 1
    }
    if tagRows.count >= Self.remembered { tagRows.removeAll(keepingCapacity: true) }
    tagRows[text] = row
    return row
  }

  private func writeUses() throws {
    for (tagID, uses) in newUses where uses != 0 {
      try repository.connection.run(
        """
        UPDATE tagstore_tag SET uses = uses + ?2, used_at = iif(?2 > 0, max(used_at, ?3), used_at)
        WHERE id = ?1
        """, .integer(tagID), .integer(uses), .integer(time))
    }
    newUses.removeAll(keepingCapacity: true)
  }

  /// Writes what is still to be counted; the session takes no more records.
  func finish() throws {
    try writeUses()
  }
}

extension TagRepository {
  /// Imports many records in one transaction: all that the work adds, or nothing when it throws.
  /// - Throws: ``TagStoreError``; what the work throws.
  package func importing<Result>(
    _ mode: ImportSession.Mode, _ body: (ImportSession) throws -> Result
  ) throws -> Result {
    try transaction { _ in
      let session = ImportSession(repository: self, mode: mode)
      let result = try body(session)
      try session.finish()
      record(TagStoreChange(.reload))
      return result
    }
  }
}
