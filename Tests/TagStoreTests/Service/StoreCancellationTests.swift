import TagStore
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Cancelling` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  @Test(arguments: [false, true])
  func `keeps a call from beginning`(isInMemory: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    let calls: [@Sendable () async throws -> Void] = [
      { try await store.add(["Vegan"], to: "shakshuka") },
      { _ = try await store.write { try $0.add(["Vegan"], to: "shakshuka") } },
      { _ = try await store.tags() },
      { _ = try await store.read { _ in 1 } },
    ]
    for call in calls {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await call()
      }
      let error = await #expect(throws: TagStoreError.self) { try await task.value }
      #expect(error?.code == .cancelled)
    }
    #expect(try await store.contains(item: "shakshuka") == false)
  }

  // 2026-12-01: only the time before the call was looked at, and that of reads alone.
  @Test func `keeps a call from beginning that waits for its turn`() async throws {
    let store = file.store
    let gate = Gate()
    async let writing: Void = store.write { _ in gate.pass() }
    await gate.arrival()
    let waiting = Task { try await store.add(["Vegan"], to: "shakshuka") }
    waiting.cancel()
    gate.open()
    try await writing
    let error = await #expect(throws: TagStoreError.self) { try await waiting.value }
    #expect(error?.code == .cancelled)
    #expect(try await store.contains(item: "shakshuka") == false)
  }

  @Test func `lets a call that has begun come to its end`() async throws {
    let store = file.store
    let gate = Gate()
    let writing = Task {
      try await store.write { repository in
        gate.pass()
        try repository.add(["Vegan"], to: "shakshuka")
      }
    }
    await gate.arrival()
    writing.cancel()
    gate.open()
    try await writing.value
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
  }

  @Test func `undoes a call whose own work looks for it`() async throws {
    let store = file.store
    let gate = Gate()
    let writing = Task {
      try await store.write { repository in
        try repository.add(["Vegan"], to: "shakshuka")
        gate.pass()
        try Task.checkCancellation()
      }
    }
    await gate.arrival()
    writing.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await writing.value }
    #expect(try await store.contains(item: "shakshuka") == false)
  }

  @Test func `does not keep a store from closing`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let closing = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.close()
    }
    try await closing.value
    #expect(try file.folder.names() == ["s.sqlite"])
  }
}
