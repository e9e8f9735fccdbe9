internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Forgets items with their taggings; the tags stay.
  /// - Parameter items: The items' names; one that comes twice counts once.
  /// - Returns: The items as they were.
  /// - Throws: ``TagStoreError`` `noSuchItem` when one of them does not exist; then none is forgotten.
  @discardableResult
  public func forget(_ items: [String]) throws(TagStoreError) -> [ItemTags] {
    try write {
      var forgotten: [ItemTags] = []
      var names: Set<[UInt8]> = []
      for item in items {
        // An item that is named twice is gone already; it existed, so that is no error.
        if !names.insert(Array(item.utf8)).inserted { continue }
        let id = try existingItemID(item)
        let rows = try taggedRows(itemID: id)
        try apply(.tags(itemID: id, before: rows.map(\.id), after: []))
        try apply(.item(id: id, before: item, after: nil))
        forgotten.append(ItemTags(item: item, tags: rows.map(\.tag)))
      }
      if !forgotten.isEmpty {
        record(
          .forgotten, "forget \(forgotten.map(\.item).words)", items: forgotten.map(\.item))
      }
      return forgotten
    }
  }

  /// Gives an item another name; its tags stay as they are.
  /// - Parameters:
  ///   - old: The name that it has.
  ///   - new: The name that it gets: 1 to 4,096 bytes of UTF-8 without U+0000, kept exactly.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `itemExists`, `refusedItem`; nothing is changed.
  public func renameItem(_ old: String, to new: String) throws(TagStoreError) {
    try Self.checkItem(new)
    try write {
      let id = try existingItemID(old)
      if let other = try itemID(new) {
        if other == id { return }
        throw TagStoreError(
          .itemExists, "there is an item “\(new.shortened)” already",
          advice: "forget one of the two first")
      }
      try apply(.item(id: id, before: old, after: new))
      record(
        .itemRenamed, "rename item \(old.shortened) → \(new.shortened)", items: [old, new])
    }
  }
}
