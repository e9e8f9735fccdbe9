internal import TagStoreCore

/// What the running transaction has done so far, as the one change that it will be.
///
/// It is a value: a savepoint keeps a copy, to go back to.
struct ChangeRecorder {
  /// The steps since the last part was written.
  private(set) var coding = StepCoding()
  private(set) var hasSteps = false

  /// The number that the change will have, once a part of it has been written.
  var id: Int64?
  var partCount = 0
  var partBytes = 0
  /// Whether its steps were given up, as they took more than the history may.
  var isTooLarge = false

  /// What was done, and in words; the kind is nil while nothing was.
  private(set) var kind: TagStoreChange.Kind?
  private var summary = ""
  private var operations = 0
  var names = ChangedNames()

  /// Whether names are looked up at the end, by ids, as the operation does not tell them.
  private(set) var looksUpNames = false
  private(set) var newItemIDs: [Int64] = []
  private(set) var tagIDs: Set<Int64> = []

  private var firstNewItem: Int64?
  /// How many items are new; those that were there are counted by ``TouchedItems``.
  private(set) var newItems = 0
  /// How many taggings were added and removed.
  private(set) var taggings = 0

  /// What was done in words.
  var words: String {
    operations > 1 ? "\(summary), and \(operations - 1) more" : summary
  }

  /// Whether there is something to tell of.
  var hasChanged: Bool { hasSteps || kind == .repaired }

  /// Says what an operation has done.
  mutating func note(
    _ kind: TagStoreChange.Kind, _ summary: String, items: [String], tags: [Tag]
  ) {
    self.kind = self.kind == nil || self.kind == kind ? kind : .several
    if operations == 0 { self.summary = summary }
    operations += 1
    for item in items { names.add(item: item) }
    for tag in tags { names.add(tag: tag) }
  }

  mutating func lookUpNames() { looksUpNames = true }

  /// Takes a step down.
  /// - Parameter keepsStep: Whether it will be possible to undo it.
  mutating func append(_ step: Step, keepsStep: Bool, touched: inout TouchedItems) {
    hasSteps = true
    if keepsStep && !isTooLarge { coding.append(step) }
    switch step {
    case .item(let id, nil, _):
      if firstNewItem == nil { firstNewItem = id }
      newItems += 1
      if looksUpNames && newItemIDs.count <= ChangedNames.limit { newItemIDs.append(id) }
    case .item(let id, _?, _): touch(id, &touched)
    case .tags(let itemID, _, _): touch(itemID, &touched)
    case .tag(let id, _, _): touchTag(id)
    }
  }

  /// Takes down which taggings a step has added and removed.
  mutating func append(_ difference: TaggingDifference) {
    taggings += difference.inserted.count + difference.removed.count
    if !looksUpNames || tagIDs.count > ChangedNames.limit { return }
    for placed in difference.inserted { touchTag(placed.id) }
    for id in difference.removed { touchTag(id) }
  }

  private func touch(_ id: Int64, _ touched: inout TouchedItems) {
    // Ids ascend, so an item with a greater one is new as well.
    if let firstNewItem, id >= firstNewItem { return }
    touched.insert(id)
  }

  private mutating func touchTag(_ id: Int64) {
    if looksUpNames && tagIDs.count <= ChangedNames.limit { tagIDs.insert(id) }
  }

  /// Forgets the steps that have become a part of their own.
  mutating func removeSteps() { coding.removeAll() }
}
