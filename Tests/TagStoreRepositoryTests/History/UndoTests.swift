import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct UndoTests {
  typealias Operation = @Sendable (TagRepository) throws -> Void

  /// One operation on `soup` {Vegan, dinner, veggie} and `stew` {veggie}, where `meatless` is an alias
  /// of `veggie`; and how the history tells it.
  struct Told: Sendable, CustomTestStringConvertible {
    let kind: TagStoreChange.Kind
    let summary: String
    let operation: Operation

    var testDescription: String { summary }
  }

  static let told: [Told] = [
    Told(kind: .tagged, summary: "add eggs, Jam to soup") {
      try $0.add(["eggs", "vegan", "Jam"], to: "soup", at: .first)
    },
    Told(kind: .tagged, summary: "add nothing to bread") { try $0.add([], to: "bread") },
    Told(kind: .tagged, summary: "remove dinner from soup") {
      try $0.remove(["dinner"], from: "soup")
    },
    Told(kind: .tagged, summary: "set soup to dinner, new") {
      try $0.set(["dinner", "new"], on: "soup")
    },
    Told(kind: .tagged, summary: "move veggie on soup") {
      try $0.move("veggie", on: "soup", to: .first)
    },
    Told(kind: .renamed, summary: "rename Vegan → plants") {
      try $0.rename("vegan", to: "plants")
    },
    Told(kind: .renamed, summary: "rename Vegan → VEGAN") { try $0.rename("vegan", to: "VEGAN") },
    Told(kind: .renamed, summary: "rename veggie → Meatless") {
      try $0.rename("veggie", to: "Meatless")
    },
    Told(kind: .merged, summary: "merge veggie, dinner → Vegan") {
      try $0.merge(["veggie", "dinner"], into: "vegan")
    },
    Told(kind: .deleted, summary: "delete veggie") { try $0.delete(["veggie"]) },
    Told(kind: .deleted, summary: "delete meatless") { try $0.delete(["meatless"]) },
    Told(kind: .forgotten, summary: "forget soup, stew") { try $0.forget(["soup", "stew"]) },
    Told(kind: .itemRenamed, summary: "rename item soup → Soup") {
      try $0.renameItem("soup", to: "Soup")
    },
    Told(kind: .imported, summary: "import 2 records, 3 taggings") {
      try $0.importing(.replace) { session in
        try session.add(["a", "b"], to: "soup")
        try session.add(["c"], to: "new")
      }
    },
    Told(kind: .several, summary: "add eggs to soup, and 1 more") {
      try $0.transaction { repository in
        try repository.add(["eggs"], to: "soup")
        try repository.delete(["eggs"])
      }
    },
  ]

  @Test(arguments: told)
  func `every operation is one change, told in words, undone and done again`(told: Told) throws {
    let store = try Self.filled()
    let before = try TruthListing.text(store.connection)
    try told.operation(store.repository)
    let after = try TruthListing.text(store.connection)

    let entry = try #require(try store.repository.history().first)
    #expect(entry.kind == told.kind)
    #expect(entry.summary == told.summary)
    #expect(entry.isUndoable && !entry.isUndone)

    let undone = try store.repository.undo()
    #expect(undone.map(\.id) == [entry.id])
    #expect(undone.first?.isUndone == true)
    #expect(try TruthListing.text(store.connection) == before)
    #expect(try store.repository.check() == [])

    #expect(try store.repository.redo().map(\.id) == [entry.id])
    #expect(try TruthListing.text(store.connection) == after)
    #expect(try store.repository.check() == [])
    #expect(
      try store.repository.history(limit: 3).map(\.summary)
        == ["redo \(told.summary)", "undo \(told.summary)", told.summary])
  }

  @Test func `what changes nothing leaves no trace`() throws {
    let store = try Self.filled()
    let count = try store.repository.history().count
    try store.repository.add(["vegan", "DINNER"], to: "soup")
    try store.repository.set(["vegan", "dinner", "veggie"], on: "soup")
    try store.repository.move("vegan", on: "soup", to: .first)
    try store.repository.rename("vegan", to: "Vegan")
    try store.repository.prune()
    try store.repository.repair()
    #expect(throws: TagStoreError.self) { try store.repository.add(["new", " "], to: "soup") }
    #expect(throws: TagStoreError.self) { try store.repository.forget(["soup", "none"]) }
    #expect(try store.repository.history().count == count)
  }

  @Test func `a merge is undone also after tags were added since`() throws {
    let store = try Self.filled()
    let before = try TruthListing.text(store.connection)
    try store.repository.merge(["veggie"], into: "Vegan")
    try store.repository.add(["vegan", "late"], to: "stew")
    try store.repository.add(["meatless"], to: "other")
    #expect(try store.repository.undo(3).count == 3)
    #expect(try TruthListing.text(store.connection) == before)
  }

  @Test func `a part of a transaction that was rolled back is not in its change`() throws {
    let store = try Self.filled()
    let before = try TruthListing.text(store.connection)
    try store.repository.transaction { repository in
      try repository.add(["kept"], to: "soup")
      #expect(throws: TagStoreError.self) {
        try repository.transaction { repository in
          try repository.add(["lost"], to: "stew")
          try repository.add(["refused", ""], to: "stew")
        }
      }
      try repository.add(["too"], to: "soup")
    }
    let entry = try store.repository.history().first
    #expect(entry?.summary == "add kept to soup, and 1 more")
    #expect(entry?.items == 1)
    #expect(entry?.taggings == 2)
    try store.repository.undo()
    #expect(try TruthListing.text(store.connection) == before)
  }

  @Test func `inside a transaction it takes back what that has done so far`() throws {
    let store = try Self.filled()
    let before = try TruthListing.text(store.connection)
    try store.repository.transaction { repository in
      try repository.add(["eggs"], to: "soup")
      #expect(try repository.undo().map(\.summary) == ["add eggs to soup"])
    }
    #expect(try TruthListing.text(store.connection) == before)
  }

  @Test func `undoing more than there is undoes all of it`() throws {
    let store = try MemoryStore(["soup": ["a"], "stew": ["b"]])
    #expect(try store.repository.undo(9).map(\.summary) == ["set stew to b", "set soup to a"])
    #expect(try store.repository.items(matching: .all(of: [])).isEmpty)
    #expect(try store.repository.undo(1).isEmpty)
  }

  @Test func `a new change ends what could be done again`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.undo()
    try store.repository.add(["b"], to: "stew")
    #expect(try store.repository.redo().isEmpty)
    #expect(try store.repository.history().map(\.isUndone) == [false, false, true])
    #expect(try store.repository.history().map(\.isUndoable) == [true, false, false])
  }

  @Test func `ids of what was undone are never given to others`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.undo()
    try store.repository.add(["b"], to: "stew")
    #expect(try store.connection.integer("SELECT id FROM tagstore_item") == 2)
    #expect(try store.connection.integer("SELECT id FROM tagstore_tag") == 2)
  }

  static func filled() throws -> MemoryStore {
    let store = try MemoryStore([
      "soup": ["Vegan", "dinner", "meatless"], "stew": ["meatless"],
    ])
    try store.repository.rename("meatless", to: "veggie")
    return store
  }
}
