import TagStoreRepository
import TagStoreSQLite
import Testing

struct BorrowedHistoryTests {
  @Test func `changes roll back with the app's transaction`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.connection.run("BEGIN")
    try store.repository.add(["b"], to: "soup")
    try store.repository.undo(2)
    try store.connection.run("ROLLBACK")
    #expect(try store.tags("soup") == ["a"])
    #expect(try store.repository.history().map(\.id) == [1])
    try store.repository.undo()
    #expect(try !store.repository.contains(item: "soup"))
  }

  @Test func `each operation in the app's transaction is a change`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.connection.run("BEGIN")
    try store.repository.add(["b"], to: "soup")
    try store.repository.add(["c"], to: "soup")
    try store.connection.run("COMMIT")
    #expect(try store.repository.history().count == 3)
    try store.repository.undo()
    #expect(try store.tags("soup") == ["a", "b"])
  }

  @Test func `another connection goes on where the first one ended`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    let other = try TagRepository(borrowing: store.connection.rawHandle)
    try other.add(["b"], to: "soup")
    #expect(try store.repository.undo(2).count == 2)
    #expect(try other.redo(2).count == 2)
    #expect(try store.tags("soup") == ["a", "b"])
  }
}
