import TagStore
import Testing

@Suite(.timeLimit(.minutes(5))) struct `The changes of a store` {
  typealias Call = @Sendable (TagStore) async throws -> Void

  /// A call on `shakshuka` {Vegan, dinner} and the change that it must be told as.
  struct Told: Sendable, CustomTestStringConvertible {
    let kind: TagStoreChange.Kind
    var items: [String] = []
    var tags: [String] = []
    let call: Call

    var testDescription: String { "\(kind) \(items) \(tags)" }
  }

  static let told: [Told] = [
    Told(kind: .tagged, items: ["shakshuka"], tags: ["eggs"]) {
      try await $0.add(["VEGAN", "eggs"], to: "shakshuka")
    },
    Told(kind: .tagged, items: ["soup"]) { try await $0.add([], to: "soup") },
    Told(kind: .tagged, items: ["soup"]) { try await $0.set([], on: "soup") },
    Told(kind: .tagged, items: ["shakshuka"], tags: ["Vegan"]) {
      try await $0.remove(["vegan", "jam"], from: "shakshuka")
    },
    Told(kind: .tagged, items: ["shakshuka"], tags: ["dinner", "Vegan"]) {
      try await $0.set(["dinner", "vegan"], on: "shakshuka")
    },
    Told(kind: .tagged, items: ["shakshuka"], tags: ["dinner", "Vegan"]) {
      try await $0.move("vegan", on: "shakshuka", to: .last)
    },
    Told(kind: .forgotten, items: ["shakshuka"]) { try await $0.forget(["shakshuka"]) },
    Told(kind: .itemRenamed, items: ["shakshuka", "eggs"]) {
      try await $0.renameItem("shakshuka", to: "eggs")
    },
    Told(kind: .renamed, tags: ["Vegan", "VEGAN"]) { try await $0.rename("vegan", to: "VEGAN") },
    Told(kind: .merged, items: ["shakshuka"], tags: ["dinner", "Vegan"]) {
      try await $0.merge(["dinner"], into: "vegan")
    },
    Told(kind: .split, items: ["shakshuka"], tags: ["dinner", "a", "b"]) {
      try await $0.split("dinner", into: ["a", "b"])
    },
    Told(kind: .aliased, tags: ["supper", "dinner"]) {
      try await $0.addAlias("supper", to: "dinner")
    },
    Told(kind: .deleted, items: ["shakshuka"], tags: ["dinner"]) {
      try await $0.delete(["Dinner"])
    },
    Told(kind: .imported, items: ["shakshuka", "i1"], tags: ["Vegan", "a"]) {
      try await $0.importRecords(in: Array("item,tags\ni1,a\ni1,vegan\nshakshuka,a\n".utf8))
    },
    Told(kind: .undone, items: ["shakshuka"], tags: ["Vegan", "dinner"]) { try await $0.undo() },
    Told(kind: .several, items: ["shakshuka"], tags: ["eggs", "dinner", "supper"]) {
      try await $0.write { repository in
        try repository.add(["eggs"], to: "shakshuka")
        try repository.rename("dinner", to: "supper")
      }
    },
  ]

  @Test(arguments: told)
  func `are told once each, as what they are`(told: Told) async throws {
    let store = try await Self.filled()
    let changes = store.changes
    try await told.call(store)
    try await store.close()
    let all = await changes.all()
    #expect(all.map(\.kind) == [told.kind])
    #expect(all.first?.items == told.items)
    #expect(all.first?.tags.map(\.name) == told.tags)
  }

  static let untold: [Call] = [
    { try await $0.add(["vegan", "DINNER"], to: "shakshuka") },
    { try await $0.remove(["jam"], from: "shakshuka") },
    { try await $0.set(["vegan", "dinner"], on: "shakshuka") },
    { try await $0.move("vegan", on: "shakshuka", to: .first) },
    { try await $0.forget([]) },
    { try await $0.renameItem("shakshuka", to: "shakshuka") },
    { try await $0.rename("vegan", to: "Vegan") },
    { try await $0.delete([]) },
    { try await $0.prune() },
    { try await $0.repair() },
    { try await $0.importRecords(in: Array("item,tags\n".utf8)) },
    { try await $0.importRecords(in: Array("item,tags\nshakshuka,vegan\n".utf8)) },
    { try await $0.redo() },
    { try await $0.pruneHistory() },
    { _ = try await $0.plan { try $0.merge(["dinner"], into: "vegan") } },
    { try await $0.write { _ in } },
    { _ = try? await $0.add(["eggs", " "], to: "shakshuka") },
    { _ = try? await $0.add(["eggs"], to: "shakshuka", at: .index(9)) },
    { _ = try? await $0.forget(["shakshuka", "soup"]) },
    { _ = try? await $0.importRecords(in: Array("item,tags\ni1,a\n,b\n".utf8)) },
  ]

  @Test(arguments: untold.indices)
  func `are not told where nothing has changed`(index: Int) async throws {
    let store = try await Self.filled()
    let changes = store.changes
    try await Self.untold[index](store)
    try await store.close()
    #expect(await changes.all().isEmpty)
  }

  @Test func `are told after their commit, when everyone can read them`() async throws {
    let file = try await SharedFile()
    let changes = file.store.changes
    let gate = Gate()
    async let writing: Void = file.store.write { repository in
      try repository.add(["Vegan"], to: "shakshuka")
      try repository.add(["dinner"], to: "shakshuka")
      gate.pass()
    }
    let listening = Task {
      (await changes.next(1), try await file.store.names(of: "shakshuka"))
    }
    await gate.arrival()
    #expect(try await file.store.names(of: "shakshuka").isEmpty)
    gate.open()
    let (told, names) = try await listening.value
    #expect(told.flatMap(\.tags).map(\.name) == ["Vegan", "dinner"])
    #expect(names == ["Vegan", "dinner"])
    try await writing
  }

  @Test func `come in the order of the commits`() async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask { _ = try await store.add(["tag \(number)"], to: "shakshuka") }
      }
      try await group.waitForAll()
    }
    let told = await changes.next(200).flatMap(\.tags)
    // Each commit put its tag after those of the commits before it.
    #expect(try await store.tags(of: "shakshuka") == told)
  }

  @Test func `reach every listener, each from where it began`() async throws {
    let store = try await TagStore(at: .inMemory)
    let first = store.changes
    try await store.add(["Vegan"], to: "shakshuka")
    let second = store.changes
    try await store.add(["dinner"], to: "shakshuka")
    try await store.close()
    #expect(await first.all().flatMap(\.tags).map(\.name) == ["Vegan", "dinner"])
    #expect(await second.all().flatMap(\.tags).map(\.name) == ["dinner"])
  }

  @Test func `go on for the others when one listener ends`() async throws {
    let store = try await TagStore(at: .inMemory)
    let staying = store.changes
    do {
      let leaving = store.changes
      let listening = Task { await leaving.all() }
      listening.cancel()
      #expect(await listening.value.isEmpty)
    }
    _ = store.changes
    try await store.add(["Vegan"], to: "shakshuka")
    try await store.close()
    #expect(await staying.all().map(\.kind) == [.tagged])
  }

  @Test func `end at once for who listens to a closed store`() async throws {
    let store = try await TagStore(at: .inMemory)
    try await store.close()
    #expect(await store.changes.all().isEmpty)
  }

  // 2026-12-01: a listener waited for ever.
  @Test func `end when the store is dropped`() async throws {
    var store: TagStore? = try await TagStore(at: .inMemory)
    let changes = try #require(store?.changes)
    try await store?.add(["Vegan"], to: "shakshuka")
    store = nil
    #expect(await changes.all().map(\.kind) == [.tagged])
  }

  @Test func `may be answered with a write`() async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    let listening = Task {
      for await change in changes where change.tags.map(\.name) == ["Vegan"] {
        try await store.add(["seen"], to: "log")
        return
      }
    }
    try await store.add(["Vegan"], to: "shakshuka")
    try await listening.value
    #expect(try await store.names(of: "log") == ["seen"])
  }

  static func filled() async throws -> TagStore {
    let store = try await TagStore(at: .inMemory)
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    return store
  }
}
