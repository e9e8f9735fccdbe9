internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  private struct PlanMade: Error { let plan: ChangePlan }

  /// Finds out what work would do, without doing it.
  ///
  /// The work is done and rolled back, so it takes as long, and others wait to write meanwhile. Memory
  /// grows with the items concerned.
  /// - Parameter body: The work, which is rolled back at its end.
  /// - Returns: What it would do.
  /// - Throws: What the work throws; ``TagStoreError``.
  public func plan(_ body: (TagRepository) throws -> Void) throws -> ChangePlan {
    let told = recordsChanges
    recordsChanges = false
    isPlanning = true
    defer {
      recordsChanges = told
      isPlanning = false
    }
    do {
      return try transaction { _ -> ChangePlan in
        // What an outer transaction has done so far is no part of the plan.
        try finishChange()
        var plan = ChangePlan(basis: try newestChangeID())
        try body(self)
        try finishChange()
        try complete(&plan)
        throw PlanMade(plan: plan)
      }
    } catch let made as PlanMade {
      return made.plan
    }
  }

  /// Reads what has been recorded since the plan's basis.
  private func complete(_ plan: inout ChangePlan) throws {
    var summary = PlanSummary()
    var words: [String] = []
    var next = plan.basis
    while let row = try changeRow("WHERE id > ?1 ORDER BY id", .integer(next)) {
      next = row.id
      words.append(row.entry.summary)
      let isUndo = row.kind == .undone
      try forEachPart(of: row.target ?? row.id, reversed: isUndo) { steps in
        for step in isUndo ? steps.reversed().map(\.reversed) : steps { summary.add(step) }
      }
    }
    plan.summary = words.joined(separator: ", ")
    try summary.complete(&plan, in: self)
  }
}

/// What steps do altogether: the first state of each item and tag, and the last one.
private struct PlanSummary {
  private struct Item {
    var wasThere = true
    var isThere = true
    var name: String?
    var before: [Int64] = []
    var after: [Int64] = []
  }

  private var items: [Int64: Item] = [:]
  private var order: [Int64] = []
  private var rows: [Int64: (before: TagRow?, after: TagRow?)] = [:]

  mutating func add(_ step: Step) {
    switch step {
    case .item(let id, let before, let after):
      if items[id] == nil {
        order.append(id)
        items[id] = Item(wasThere: before != nil)
      }
      items[id]?.isThere = after != nil
      items[id]?.name = after ?? before
    case .tags(let id, let before, let after):
      if items[id] == nil {
        order.append(id)
        items[id] = Item(before: before, after: after)
      } else if items[id]?.before.isEmpty == true, items[id]?.after.isEmpty == true {
        // Only its name has been seen so far.
        if items[id]?.wasThere == true { items[id]?.before = before }
        items[id]?.after = after
      } else {
        items[id]?.after = after
      }
    case .tag(let id, let before, let after):
      rows[id] = (rows[id].map(\.before) ?? before, after)
    }
  }

  func complete(_ plan: inout ChangePlan, in repository: TagRepository) throws {
    for id in order {
      guard let item = items[id], item.wasThere || item.isThere else { continue }
      count(item, in: &plan)
      if plan.items.count < ChangePlan.listLimit {
        plan.items.append(
          ChangePlan.Item(
            item: try item.name ?? repository.itemName(id: id) ?? "",
            before: try item.before.compactMap { try tag($0, before: true, repository) },
            after: try item.after.compactMap { try tag($0, before: false, repository) }))
      }
    }
    for (_, row) in rows.sorted(by: { $0.key < $1.key })
    where plan.names.count < ChangePlan.listLimit && (row.before != nil || row.after != nil) {
      plan.names.append(
        ChangePlan.Name(
          before: row.before?.tag, after: row.after?.tag,
          aliasOf: try row.after?.target.flatMap { try repository.row(id: $0)?.tag }))
    }
  }

  private func count(_ item: Item, in plan: inout ChangePlan) {
    plan.itemCount += 1
    if !item.wasThere { plan.newItems += 1 }
    if !item.isThere { plan.forgottenItems += 1 }
    let difference = TaggingDifference(from: item.before, to: item.after)
    plan.addedTaggings += difference.inserted.count
    plan.removedTaggings += difference.removed.count
    // Where merged tags met, one tag has the place of several.
    let merged = difference.removed.filter { rows[$0]?.after?.target != nil }
    if merged.count > difference.inserted.count { plan.collisions += 1 }
    let (before, after) = (Set(item.before), Set(item.after))
    if item.before.filter(after.contains) != item.after.filter(before.contains) {
      plan.reorderedItems += 1
    }
  }

  private func tag(
    _ id: Int64, before: Bool, _ repository: TagRepository
  ) throws -> Tag? {
    if let row = rows[id] { return (before ? row.before : row.after ?? row.before)?.tag }
    return try repository.row(id: id)?.tag
  }
}
