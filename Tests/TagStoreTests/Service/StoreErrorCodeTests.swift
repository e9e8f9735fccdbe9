import TagStore
import Testing

@Suite struct `Errors of a store` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  /// A call that must fail, on a store with `shakshuka` {Vegan, dinner} and `toast` {bread}.
  struct Provocation: Sendable, CustomTestStringConvertible {
    let call: String
    let code: TagStoreError.Code
    let run: @Sendable (TagStore) async throws -> Void

    init(
      _ call: String, _ code: TagStoreError.Code,
      _ run: @escaping @Sendable (TagStore) async throws -> Void
    ) {
      self.call = call
      self.code = code
      self.run = run
    }

    var testDescription: String { call }
  }

  static let tagging: [Provocation] = [
    Provocation("add a blank tag", .refusedTag) { try await $0.add(["ok", " "], to: "toast") },
    Provocation("add to no name", .refusedItem) { try await $0.add(["ok"], to: "") },
    Provocation("add after a tag that is not there", .noSuchTag) {
      try await $0.add(["ok"], to: "toast", at: .after("jam"))
    },
    Provocation("add at an index too far", .invalidArgument) {
      try await $0.add(["ok"], to: "toast", at: .index(2))
    },
    Provocation("remove from a missing item", .noSuchItem) {
      try await $0.remove(["Vegan"], from: "soup")
    },
    Provocation("remove a blank tag", .refusedTag) { try await $0.remove([""], from: "toast") },
    Provocation("set a blank tag", .refusedTag) { try await $0.set(["a", "\t"], on: "toast") },
    Provocation("set on a name with U+0000", .refusedItem) { try await $0.set(["a"], on: "a\0") },
    Provocation("move on a missing item", .noSuchItem) {
      try await $0.move("Vegan", on: "soup", to: .first)
    },
    Provocation("move a missing tag", .noSuchTag) {
      try await $0.move("jam", on: "toast", to: .first)
    },
    Provocation("move to a negative index", .invalidArgument) {
      try await $0.move("bread", on: "toast", to: .index(-1))
    },
    Provocation("forget a missing item", .noSuchItem) { try await $0.forget(["toast", "soup"]) },
    Provocation("rename a missing item", .noSuchItem) { try await $0.renameItem("soup", to: "a") },
    Provocation("rename an item to another", .itemExists) {
      try await $0.renameItem("toast", to: "shakshuka")
    },
    Provocation("rename an item to nothing", .refusedItem) {
      try await $0.renameItem("toast", to: "")
    },
  ]

  static let tags: [Provocation] = [
    Provocation("rename a missing tag", .noSuchTag) { try await $0.rename("jam", to: "jelly") },
    Provocation("rename a tag to another", .tagExists) {
      try await $0.rename("bread", to: "VEGAN")
    },
    Provocation("rename a tag to nothing", .refusedTag) { try await $0.rename("bread", to: " ") },
    Provocation("merge a missing tag", .noSuchTag) { try await $0.merge(["jam"], into: "Vegan") },
    Provocation("merge into a missing tag", .noSuchTag) {
      try await $0.merge(["Vegan"], into: "jam")
    },
    Provocation("merge a tag into itself", .invalidArgument) {
      try await $0.merge(["vegan"], into: "VEGAN")
    },
    Provocation("merge nothing", .invalidArgument) { try await $0.merge([], into: "Vegan") },
    Provocation("delete a missing tag", .noSuchTag) { try await $0.delete(["bread", "jam"]) },
    Provocation("delete a blank tag", .refusedTag) { try await $0.delete([""]) },
    Provocation("delete an endless tag", .refusedTag) {
      try await $0.delete([String(repeating: "a", count: 256)])
    },
  ]

  static let reading: [Provocation] = [
    Provocation("find with an open parenthesis", .invalidQuery) {
      _ = try await $0.items(matching: "(vegan")
    },
    Provocation("count an empty query", .invalidQuery) { _ = try await $0.count(matching: "") },
    Provocation("find less than nothing", .invalidArgument) {
      _ = try await $0.items(matching: "vegan", limit: -1)
    },
    Provocation("find from before the first", .invalidArgument) {
      _ = try await $0.items(matching: "vegan", offset: -1)
    },
    Provocation("list less than nothing", .invalidArgument) { _ = try await $0.tags(limit: -1) },
    Provocation("look up a blank tag", .refusedTag) { _ = try await $0.tag(named: " ") },
    Provocation("relate a missing tag", .noSuchTag) { _ = try await $0.related(to: "jam") },
    Provocation("compare a missing item", .noSuchItem) { _ = try await $0.similar(to: "soup") },
    Provocation("back up where there is a file", .cannotCreate) {
      try await $0.backUp(to: "/dev/null")
    },
    Provocation("back up into no folder", .cannotCreate) {
      try await $0.backUp(to: "/dev/null/folder/copy.sqlite")
    },
    Provocation("import what is not a record", .refusedInput) {
      try await $0.importRecords(in: Array("{\"item\": 7}".utf8))
    },
    Provocation("write in what only reads", .readOnly) { store in
      _ = try await store.read { try $0.add(["jam"], to: "toast") }
    },
    Provocation("begin a transaction in what only reads", .readOnly) { store in
      _ = try await store.read { repository in try repository.transaction { _ in 1 } }
    },
  ]

  @Test(arguments: tagging + tags + reading, [false, true])
  func `carry their code and leave everything as it was`(
    provocation: Provocation, isInMemory: Bool
  ) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    try await store.add(["bread"], to: "toast")
    let before = try await Self.content(of: store)
    let error = await #expect(throws: TagStoreError.self) { try await provocation.run(store) }
    #expect(error?.code == provocation.code)
    #expect(try await Self.content(of: store) == before)
  }

  @Test(arguments: [0, 30] as [Int32])
  func `say that another one holds the lock for too long`(timeout: Int32) async throws {
    let patient = try await file.another { $0.busyTimeoutMilliseconds = timeout }
    let gate = Gate()
    async let writing: Void = file.store.write { _ in gate.pass() }
    await gate.arrival()
    let error = await #expect(throws: TagStoreError.self) {
      try await patient.add(["Vegan"], to: "shakshuka")
    }
    gate.open()
    try await writing
    #expect(error?.code == .busy)
    try await patient.add(["Vegan"], to: "shakshuka")
    #expect(try await file.store.names(of: "shakshuka") == ["Vegan"])
  }

  @Test func `pass through what the caller's own work throws`() async throws {
    struct Refusal: Error, Equatable {}
    let store = try await TagStore(at: .inMemory)
    await #expect(throws: Refusal()) { try await store.write { _ in throw Refusal() } }
    await #expect(throws: Refusal()) { try await store.read { _ in throw Refusal() } }
  }

  private static func content(of store: TagStore) async throws -> [ItemTags] {
    try await store.read { repository in
      var all: [ItemTags] = []
      try repository.forEachItemTags { item in
        all.append(item)
        return true
      }
      return all
    }
  }
}
