internal import TagStoreCore
internal import TagStoreSQLite

/// Compares the index of suggestions with the table of tags.
///
/// FTS5 cannot check a table without content itself, but its vocabulary tells which row has which
/// gram. Both sides are added up, one number for each pair, as there may be too many to be held.
struct SuggestionIndexComparison {
  private let repository: TagRepository

  init(repository: TagRepository) {
    self.repository = repository
  }

  /// What is wrong with the index; nil when it is as it should be, or cannot be there.
  func problem() throws -> String? {
    let index = SuggestionIndex(connection: repository.connection)
    guard try index.isSupported() else { return nil }
    guard try index.exists() else { return "there is no index of suggestions" }
    let expected = try expected()
    do {
      if try actual() == expected { return nil }
    } catch let error as SQLiteError where error.code == .corrupt {
      return "the index of suggestions is damaged"
    }
    return "the index of suggestions is not that of the tags"
  }

  private struct Sum: Equatable {
    var pairs = 0
    var total: UInt64 = 0

    mutating func add(_ gram: some Sequence<UInt8>, _ row: Int64) {
      // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bitPattern: row)
      for byte in gram { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      pairs += 1
      total &+= hash &* (hash >> 32 | 1)
    }
  }

  private func expected() throws -> Sum {
    var sum = Sum()
    try repository.forEachEntry { entry throws(SQLiteError) in
      let grams = Set(entry.document.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) })
      for gram in grams { sum.add(gram, entry.place.number) }
    }
    return sum
  }

  private func actual() throws -> Sum {
    let connection = repository.connection
    try connection.runScript(
      """
      CREATE VIRTUAL TABLE temp.tagstore_vocabulary
      USING fts5vocab('main', 'tagstore_suggestion', 'instance')
      """)
    do {
      let sum = try sumOfVocabulary()
      try connection.runScript("DROP TABLE temp.tagstore_vocabulary")
      return sum
    } catch {
      try connection.runScript("DROP TABLE temp.tagstore_vocabulary")
      throw error
    }
  }

  private func sumOfVocabulary() throws -> Sum {
    var sum = Sum()
    var statement = try repository.connection.statement(
      "SELECT term, doc FROM temp.tagstore_vocabulary")
    while try statement.step() {
      let row = statement.integer(at: 1)
      statement.withTextBytes(at: 0) { sum.add($0, row) }
    }
    return sum
  }
}
