import TagStoreRepository
import TagStoreSQLite
import Testing

struct RandomisedModelTests {
  private static let operationsPerSeed = 2_000

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `mixed operations leave exactly what a model of arrays holds`(seed: UInt64) throws {
    let connection = try SQLiteConnection.inMemory()
    let repository = try TagRepository(borrowing: connection.rawHandle)
    // Tags get and lose their postings all the time.
    repository.postingThreshold = 4
    var operations = RandomOperations(seed: seed)
    var model = StoreModel()
    var peak = (taggings: 0, aliases: 0)

    for number in 0..<Self.operationsPerSeed {
      let operation = operations.next()
      var next = model
      let expected = code { try operation.apply(to: &next) }
      let actual = code { try operation.apply(to: repository) }
      if expected == nil { model = next }
      peak.taggings = max(peak.taggings, model.items.reduce(0) { $0 + $1.tags.count })
      peak.aliases = max(peak.aliases, model.aliases.count)
      try #require(actual == expected, "operation \(number): \(operation)")
      let lines = try StoreListing.lines(of: repository, on: connection)
      try #require(
        lines == StoreListing.lines(of: model), "operation \(number): \(operation)")
      if number % 250 == 249 {
        try StoreSoundness.expect(connection)
        #expect(try repository.check() == [])
      }
    }
    // A store that stays nearly empty would prove little.
    #expect(peak.taggings > 20 && peak.aliases > 5)
  }

  /// The code of the error that work throws; nil when it throws none.
  private func code(_ work: () throws -> Void) -> TagStoreError.Code? {
    do {
      try work()
      return nil
    } catch let error as TagStoreError {
      return error.code
    } catch let refusal as StoreModel.Refusal {
      return refusal.code
    } catch {
      return TagStoreError.Code(rawValue: "\(error)")
    }
  }
}
