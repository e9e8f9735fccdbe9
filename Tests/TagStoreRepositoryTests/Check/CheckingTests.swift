import Foundation
import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct CheckingTests {
  /// Ids: item i1 is 1, i2 is 2; tag a is 1, b is 2, c is 3, and x an alias of c is 4.
  private func store() throws -> MemoryStore {
    let store = try MemoryStore(["i1": ["a", "b", "c"], "i2": ["b", "x"]])
    try store.repository.merge(["x"], into: "c")
    #expect(try store.repository.check() == [])
    return store
  }

  struct Damage: Sendable {
    let sql: String
    let code: String
    let message: String
  }

  static let repairable: [Damage] = [
    Damage(
      sql: "UPDATE tagstore_tag SET uses = 9 WHERE id = 2", code: "use-count",
      message: "“b” is said to have 9 uses and has 2"),
    Damage(
      sql: "UPDATE tagstore_tag SET uses = -1 WHERE id = 1", code: "use-count",
      message: "“a” is said to have -1 uses and has 1"),
    Damage(
      sql: "UPDATE tagstore_tag SET uses = 1 WHERE id = 4", code: "use-count",
      message: "“x” is said to have 1 uses and has 0"),
    Damage(
      sql: "UPDATE tagstore_tagging SET position = position + 1 WHERE item_id = 1",
      code: "position", message: "the tags of “i1” have gaps in their order"),
    Damage(
      sql: "UPDATE tagstore_tagging SET position = 7 WHERE item_id = 1 AND tag_id = 3",
      code: "position", message: "the tags of “i1” have gaps in their order"),
    Damage(
      sql: "UPDATE tagstore_tagging SET position = 0 WHERE item_id = 2",
      code: "position", message: "the tags of “i2” have gaps in their order"),
    Damage(
      sql: "UPDATE tagstore_tagging SET position = -5 WHERE item_id = 1 AND tag_id = 1",
      code: "position", message: "the tags of “i1” have gaps in their order"),
  ]

  @Test(arguments: repairable)
  func `what follows from the truth is reported and made again`(damage: Damage) throws {
    let store = try store()
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    try store.connection.run(damage.sql)
    let problems = try store.repository.check()
    #expect(problems.map(\.code) == [damage.code])
    #expect(problems.map(\.message) == [damage.message])
    #expect(problems.map(\.isRepairable) == [true])
    #expect(try store.repository.repair() == problems)
    #expect(try store.repository.check() == [])
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
    try StoreSoundness.expect(store.connection)
  }

  static let beyondRepair: [Damage] = [
    Damage(
      sql: "INSERT INTO tagstore_tagging VALUES (1, 99, 3)", code: "missing-row",
      message: "1 rows of tagstore_tagging point to missing rows of tagstore_tag"),
    Damage(
      sql:
        "INSERT INTO tagstore_tagging VALUES (88, 1, 0); UPDATE tagstore_tag SET uses = 2 WHERE id = 1;",
      code: "missing-row",
      message: "1 rows of tagstore_tagging point to missing rows of tagstore_item"),
    Damage(
      sql: "UPDATE tagstore_tag SET target_id = 77 WHERE id = 4", code: "missing-row",
      message: "1 rows of tagstore_tag point to missing rows of tagstore_tag"),
    Damage(
      sql: "UPDATE tagstore_tag SET target_id = 4 WHERE id = 4", code: "alias",
      message: "the alias “x” is used as a tag or stands for another alias"),
    Damage(
      sql: "UPDATE tagstore_tagging SET tag_id = 4 WHERE tag_id = 3 AND item_id = 1; "
        + "UPDATE tagstore_tag SET uses = 1 WHERE id IN (3, 4);",
      code: "alias", message: "the alias “x” is used as a tag or stands for another alias"),
    Damage(
      sql: "UPDATE tagstore_tag SET key = 'A' WHERE id = 1", code: "key",
      message: "the tag “a” is stored under the key “A”, which is not its own"),
    Damage(
      sql: "UPDATE tagstore_tag SET name = ' a ' WHERE id = 1", code: "key",
      message: "the tag “ a ” is stored under the key “a”, which is not its own"),
    Damage(
      sql: "UPDATE tagstore_tag SET name = '' WHERE id = 1", code: "key",
      message: "the stored text “” cannot be a tag: nothing visible is left"),
  ]

  @Test(arguments: beyondRepair)
  func `what cannot be known is reported and left alone`(damage: Damage) throws {
    let store = try store()
    try store.connection.runScript(damage.sql)
    let problems = try store.repository.check()
    #expect(problems.map(\.code) == [damage.code])
    #expect(problems.map(\.message) == [damage.message])
    #expect(problems.map(\.isRepairable) == [false])
    #expect(try store.repository.repair() == [])
    #expect(try store.repository.check() == problems)
  }

  @Test func `repairing mends what it can and tells only that`() throws {
    let store = try store()
    try store.connection.run("UPDATE tagstore_tag SET key = 'A', uses = 5 WHERE id = 1")
    #expect(try store.repository.check().map(\.code).sorted() == ["key", "use-count"])
    #expect(try store.repository.repair().map(\.code) == ["use-count"])
    #expect(try store.repository.check().map(\.code) == ["key"])
  }

  @Test func `tags that share a place keep the order in which they were made`() throws {
    let store = try store()
    try store.connection.run("UPDATE tagstore_tagging SET position = 4 WHERE item_id = 1")
    try store.repository.repair()
    #expect(try store.tags("i1") == ["a", "b", "c"])
  }

  @Test func `a sound store is not written by a repair`() throws {
    let store = try store()
    #expect(try store.repository.repair() == [])
    let changes = try store.connection.integer("SELECT total_changes()")
    try store.repository.repair()
    #expect(try store.connection.integer("SELECT total_changes()") == changes)
  }

  @Test func `a damaged file is reported, and nothing is made of its rest`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.open(path: folder.file(), options: StoreOptions())
    try repository.importing(.join) { session in
      for number in 0..<2_000 { try session.add(["tag \(number % 50)"], to: "item \(number)") }
    }
    try repository.close()
    var bytes = try folder.bytes()
    // The pages in the middle hold rows; the first ones hold the tables' definitions.
    for index in bytes.count / 2..<bytes.count / 2 + 8_192 { bytes[index] = 0xA5 }
    try folder.write(bytes)
    let damaged = try TagRepository.open(path: folder.file(), options: StoreOptions())
    let code = refusal {
      let problems = try damaged.check()
      #expect(!problems.isEmpty)
      #expect(problems.allSatisfy { $0.code == "database" && !$0.isRepairable })
    }
    #expect(code == nil || code == .corrupt)
  }
}
