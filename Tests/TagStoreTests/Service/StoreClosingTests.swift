import TagStore
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Closing a store` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  // 2026-12-01: a store that had never been read opened a new connection after it was closed.
  @Test(arguments: [false, true], [false, true])
  func `refuses whatever comes later`(isInMemory: Bool, hasRead: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    if hasRead { _ = try await store.tags() }
    try await store.close()
    let calls: [@Sendable () async throws -> Void] = [
      { _ = try await store.tags() },
      { _ = try await store.items(matching: "vegan") },
      { _ = try await store.read { _ in 1 } },
      { try await store.add(["Vegan"], to: "shakshuka") },
      { _ = try await store.write { _ in 1 } },
    ]
    for call in calls {
      let error = await #expect(throws: TagStoreError.self) { try await call() }
      #expect(error?.code == .closed)
    }
  }

  @Test func `twice is as good as once`() async throws {
    try await file.store.close()
    try await file.store.close()
  }

  @Test func `leaves one file with everything in it`() async throws {
    try await file.store.add(["Vegan"], to: "shakshuka")
    _ = try await file.store.tags()
    #expect(try file.folder.names().contains("s.sqlite-wal"))
    try await file.store.close()
    #expect(try file.folder.names() == ["s.sqlite"])
    #expect(try await file.another().names(of: "shakshuka") == ["Vegan"])
  }

  @Test func `waits for reads that are running`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let gate = Gate()
    let reads = (0..<4).map { _ in
      Task {
        try await store.read { repository in
          gate.pass()
          return try repository.tags(of: "shakshuka").count
        }
      }
    }
    await gate.arrival(of: 4)
    let closing = Task { try await store.close() }
    gate.open(for: 4)
    for read in reads { #expect(try await read.value == 1) }
    try await closing.value
    #expect(try file.folder.names() == ["s.sqlite"])
  }

  @Test func `does what was asked for before, and all or nothing of what comes meanwhile`()
    async throws
  {
    let store = file.store
    let gate = Gate()
    let writing = Task {
      try await store.write { repository in
        gate.pass()
        try repository.add(["Vegan"], to: "shakshuka")
      }
    }
    await gate.arrival()
    let closing = Task { try await store.close() }
    let late = (0..<20).map { number in
      Task { try await store.write { try $0.add(["late"], to: "item \(number)") } }
    }
    gate.open()
    try await writing.value
    try await closing.value
    var done: Set<String> = []
    for task in late {
      switch await task.result {
      case .success(let addition): done.insert(addition.item)
      case .failure(let error): #expect((error as? TagStoreError)?.code == .closed)
      }
    }
    let again = try await file.another()
    #expect(try await again.names(of: "shakshuka") == ["Vegan"])
    #expect(try await Set(again.items(matching: "late")) == done)
  }

  @Test func `leaves other stores on the file as they are`() async throws {
    let other = try await file.another()
    try await file.store.close()
    try await other.add(["Vegan"], to: "shakshuka")
    #expect(try await other.names(of: "shakshuka") == ["Vegan"])
  }

  @Test(arguments: [false, true])
  func `is not needed before a store is dropped`(isInMemory: Bool) async throws {
    weak var dropped: TagStore?
    do {
      let store = isInMemory ? try await TagStore(at: .inMemory) : try await file.another()
      dropped = store
      try await store.add(["Vegan"], to: "shakshuka")
      #expect(try await store.names(of: "shakshuka") == ["Vegan"])
    }
    #expect(dropped == nil)
    try await file.store.add(["dinner"], to: "shakshuka")
    #expect(
      try await file.store.names(of: "shakshuka")
        == (isInMemory ? ["dinner"] : ["Vegan", "dinner"])
    )
  }
}
