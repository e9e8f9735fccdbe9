import TagStoreCore
import TagStoreRepository

/// What a store should hold, as arrays and dictionaries, written without a thought of speed.
///
/// Each operation either does all of its work or throws the code that the repository should throw;
/// whoever calls it keeps a copy to go back to.
struct StoreModel {
  struct Item {
    var name: String
    /// The keys of its tags in order.
    var tags: [String]
  }

  /// The error of the model.
  struct Refusal: Error {
    let code: TagStoreError.Code
  }

  struct Alias {
    var name: String
    /// The key of the tag that it stands for.
    var target: String
  }

  /// In the order of adding.
  var items: [Item] = []
  /// The names shown, by key.
  var names: [String: String] = [:]
  /// The names that stand for a tag, by their own key.
  var aliases: [String: Alias] = [:]

  func uses(of key: String) -> Int { items.filter { $0.tags.contains(key) }.count }

  // MARK: Items and their tags

  mutating func add(_ texts: [String], to item: String, at position: TagPosition) throws {
    try check(item: item)
    let tags = try texts.map(tag)
    let index = ensure(item)
    let place = try self.index(of: position, in: items[index].tags)
    let new = ensure(tags).filter { !items[index].tags.contains($0) }
    items[index].tags.insert(contentsOf: new, at: place)
  }

  mutating func set(_ texts: [String], on item: String) throws {
    try check(item: item)
    let tags = try texts.map(tag)
    items[ensure(item)].tags = ensure(tags)
  }

  mutating func move(_ text: String, on item: String, to position: TagPosition) throws {
    let index = try existing(item)
    let source = try self.index(of: .before(text), in: items[index].tags)
    let destination = try self.index(of: position, in: items[index].tags)
    // A mark at the destination shows where the tag goes, whatever moves when it is taken out.
    var marked: [String?] = items[index].tags
    let key = marked[source]
    marked[source] = nil
    marked.insert(key, at: destination)
    items[index].tags = marked.compactMap { $0 }
  }

  mutating func remove(_ texts: [String], from item: String) throws {
    let keys = try texts.map(tag).map { resolve($0.key) }
    let index = try existing(item)
    items[index].tags.removeAll { keys.contains($0) }
  }

  mutating func forget(_ names: [String]) throws {
    for name in names { _ = try existing(name) }
    items.removeAll { item in names.contains { $0.utf8.elementsEqual(item.name.utf8) } }
  }

  mutating func renameItem(_ old: String, to new: String) throws {
    try check(item: new)
    let index = try existing(old)
    if let other = find(new), other != index { throw Refusal(code: .itemExists) }
    items[index].name = new
  }

  mutating func importRecords(
    _ records: [StoreOperation.Record], _ mode: ImportSession.Mode
  ) throws {
    var seen: [Int] = []
    for record in records {
      try check(item: record.item)
      _ = try record.tags.map(tag)
      let index = ensure(record.item)
      if mode == .replace && !seen.contains(index) {
        try set(record.tags, on: record.item)
        seen.append(index)
      } else {
        try add(record.tags, to: record.item, at: .last)
      }
    }
  }

  // MARK: Tags

  mutating func rename(_ old: String, to new: String) throws {
    let after = try tag(new)
    let key = try existingTag(old)
    if after.key != key {
      if names[after.key] != nil { throw Refusal(code: .tagExists) }
      if let alias = aliases[after.key], alias.target != key { throw Refusal(code: .tagExists) }
      aliases[after.key] = nil
      aliases[key] = Alias(name: names[key] ?? "", target: key)
      names[key] = nil
      replace(key, by: after.key)
    }
    names[after.key] = after.name
  }

  mutating func merge(_ texts: [String], into text: String) throws {
    let target = try existingTag(text)
    let sources = try texts.map { text in
      let key = try existingTag(text)
      if key == target { throw Refusal(code: .invalidArgument) }
      return key
    }
    if sources.isEmpty { throw Refusal(code: .invalidArgument) }
    for key in sources where names[key] != nil {
      aliases[key] = Alias(name: names[key] ?? "", target: key)
      names[key] = nil
      replace(key, by: target)
    }
  }

  mutating func delete(_ texts: [String]) throws {
    let keys = try texts.map(tag).map(\.key)
    for key in keys where names[key] == nil && aliases[key] == nil {
      throw Refusal(code: .noSuchTag)
    }
    for key in keys {
      if names.removeValue(forKey: key) != nil {
        aliases = aliases.filter { $0.value.target != key }
        for index in items.indices { items[index].tags.removeAll { $0 == key } }
      }
      aliases[key] = nil
    }
  }

  mutating func prune() throws {
    try delete(names.filter { uses(of: $0.key) == 0 }.map(\.value))
  }

  /// Puts one key in the place of another everywhere; an item that has both keeps the first place.
  private mutating func replace(_ old: String, by new: String) {
    for index in items.indices {
      var tags: [String] = []
      for key in items[index].tags.map({ $0 == old ? new : $0 }) where !tags.contains(key) {
        tags.append(key)
      }
      items[index].tags = tags
    }
    for (key, alias) in aliases where alias.target == old { aliases[key]?.target = new }
  }
}

// MARK: Looking up

extension StoreModel {
  func find(_ item: String) -> Int? {
    items.firstIndex { $0.name.utf8.elementsEqual(item.utf8) }
  }

  func resolve(_ key: String) -> String { aliases[key]?.target ?? key }

  private func tag(_ text: String) throws -> Tag {
    do { return try Tag(text) } catch { throw Refusal(code: .refusedTag) }
  }

  private func check(item: String) throws {
    if ItemRule.refusal(of: item) != nil { throw Refusal(code: .refusedItem) }
  }

  private func existing(_ item: String) throws -> Int {
    guard let index = find(item) else { throw Refusal(code: .noSuchItem) }
    return index
  }

  private func existingTag(_ text: String) throws -> String {
    let key = resolve(try tag(text).key)
    if names[key] == nil { throw Refusal(code: .noSuchTag) }
    return key
  }

  private mutating func ensure(_ item: String) -> Int {
    if let index = find(item) { return index }
    items.append(Item(name: item, tags: []))
    return items.count - 1
  }

  /// The keys that tags stand for, each once; a tag that is new gets its name.
  private mutating func ensure(_ tags: [Tag]) -> [String] {
    var keys: [String] = []
    for tag in tags {
      let key = resolve(tag.key)
      if names[key] == nil { names[key] = tag.name }
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  private func index(of position: TagPosition, in tags: [String]) throws -> Int {
    switch position {
    case .first: return 0
    case .last: return tags.count
    case .index(let index):
      if index < 0 || index > tags.count { throw Refusal(code: .invalidArgument) }
      return index
    case .before(let text), .after(let text):
      let key = resolve(try tag(text).key)
      guard let index = tags.firstIndex(of: key) else { throw Refusal(code: .noSuchTag) }
      if case .after = position { return index + 1 }
      return index
    }
  }
}
