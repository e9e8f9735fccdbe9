import TagStore
import Testing

@Suite struct `A transaction of a store` {
  struct Change: Error {}

  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  @Test(arguments: [false, true])
  func `does all of it`(isInMemory: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    let count = try await store.write { repository in
      try repository.add(["Vegan"], to: "shakshuka")
      try repository.rename("Vegan", to: "plants")
      return try repository.tags(of: "shakshuka").count
    }
    #expect(count == 1)
    #expect(try await store.names(of: "shakshuka") == ["plants"])
  }

  @Test(arguments: [false, true])
  func `does nothing, and tells nothing, when its work throws`(isInMemory: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let changes = store.changes
    await #expect(throws: Change.self) {
      try await store.write { repository in
        try repository.add(["dinner"], to: "shakshuka")
        try repository.add(["bread"], to: "toast")
        throw Change()
      }
    }
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
    #expect(try await store.contains(item: "toast") == false)
    #expect(try await store.tag(named: "dinner") == nil)
    try await store.close()
    #expect(await changes.all().isEmpty)
  }

  @Test func `undoes one part alone when its work catches that part's error`() async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    try await store.write { repository in
      try repository.add(["Vegan"], to: "shakshuka")
      do {
        try repository.transaction { inner in
          try inner.add(["dinner"], to: "shakshuka")
          throw Change()
        }
      } catch is Change {}
      try repository.add(["eggs"], to: "shakshuka")
    }
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "eggs"])
    try await store.close()
    #expect(await changes.all().flatMap(\.tags).map(\.name) == ["Vegan", "eggs"])
  }

  @Test func `is seen by nobody before it is over, and readers do not wait for it`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let gate = Gate()
    async let writing: Void = store.write { repository in
      try repository.add(["dinner"], to: "shakshuka")
      gate.pass()
      try repository.add(["eggs"], to: "shakshuka")
    }
    await gate.arrival()
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
    #expect(try await store.suggestions(for: "din").isEmpty)
    #expect(try await store.items(matching: "vegan") == ["shakshuka"])
    #expect(try await file.another { $0.isReadOnly = true }.names(of: "shakshuka") == ["Vegan"])
    gate.open()
    try await writing
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
  }

  @Test func `reads one state while others write`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let gate = Gate()
    async let reading = store.read { repository in
      let before = try repository.tags(of: "shakshuka").map(\.name)
      gate.pass()
      return [before, try repository.tags(of: "shakshuka").map(\.name)]
    }
    await gate.arrival()
    try await store.add(["dinner"], to: "shakshuka")
    gate.open()
    #expect(try await reading == [["Vegan"], ["Vegan"]])
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner"])
  }

  // 2026-12-01: the reading connection could write, and no change was told.
  @Test(arguments: [false, true])
  func `that reads cannot write, and can write afterwards`(isInMemory: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    let error = await #expect(throws: TagStoreError.self) {
      try await store.read { _ = try $0.set(["Vegan"], on: "shakshuka") }
    }
    #expect(error?.code == .readOnly)
    try await store.set(["Vegan"], on: "shakshuka")
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
  }
}
