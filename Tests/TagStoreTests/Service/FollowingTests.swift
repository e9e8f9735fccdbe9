import TagStore
import TagStoreRepository
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A store that another one writes to` {
  @Test func `tells what the other one has written, as that one tells it`() async throws {
    let file = try await SharedFile()
    let other = try await TagStore(at: .file(file.path))
    let changes = file.store.changes
    let own = other.changes
    try await other.add(["Vegan", "dinner"], to: "shakshuka")
    try await other.merge(["dinner"], into: "vegan")
    try await other.undo()
    let told = await changes.next(3)
    let expected = await own.next(3)
    #expect(told.map(\.kind) == [.tagged, .merged, .undone])
    #expect(told.map(\.id) == [1, 2, 3])
    #expect(told.map(\.date) == expected.map(\.date))
    #expect(told.map(\.summary) == expected.map(\.summary))
    #expect(told.map(\.items) == expected.map(\.items))
    #expect(told.map(\.tags) == expected.map(\.tags))
    #expect(told.allSatisfy { $0.origin == .elsewhere && $0.isComplete })
    #expect(expected.allSatisfy { $0.origin == .thisStore && $0.isComplete })
  }

  @Test func `tells all changes of both in the order of the commits, none twice`() async throws {
    let file = try await SharedFile()
    // Turns are not taken fairly, so that on a slow machine one of the two may wait long.
    let one = try await file.another { $0.busyTimeoutMilliseconds = 60_000 }
    let other = try await file.another { $0.busyTimeoutMilliseconds = 60_000 }
    let listeners = [one.changes, other.changes]
    try await withThrowingTaskGroup { group in
      for (name, store) in [("first", one), ("second", other)] {
        group.addTask {
          for number in 0..<300 { try await store.add(["\(name) \(number)"], to: "log") }
        }
      }
      try await group.waitForAll()
    }
    // Each commit put its tag after those of the commits before it.
    let tags = try await file.store.names(of: "log")
    #expect(tags.count == 600)
    for (listener, own) in zip(listeners, ["first", "second"]) {
      let told = await listener.next(600)
      #expect(told.map(\.id) == (1...600).map { Int64($0) })
      #expect(told.flatMap(\.tags).map(\.name) == tags)
      #expect(
        told.allSatisfy { ($0.origin == .thisStore) == $0.tags[0].name.hasPrefix(own) })
    }
  }

  @Test func `tells nothing that was written before anyone listened`() async throws {
    let file = try await SharedFile()
    let other = try await TagStore(at: .file(file.path))
    let first = file.store.changes
    try await other.add(["a"], to: "log")
    let second = file.store.changes
    try await other.add(["b"], to: "log")
    #expect(await first.next(2).flatMap(\.tags).map(\.name) == ["a", "b"])
    #expect(await second.next(1).flatMap(\.tags).map(\.name) == ["b"])
  }

  @Test func `says to read again what was written without history`() async throws {
    let file = try await SharedFile()
    var options = StoreOptions()
    options.history = .off
    let other = try await TagStore(at: .file(file.path), options: options)
    let changes = file.store.changes
    let own = other.changes
    try await other.add(["a"], to: "log")
    #expect(await changes.next(1).map(\.kind) == [.reload])
    // Whoever wrote it knows what it was.
    #expect(await own.next(1).map(\.items) == [["log"]])
    try await file.store.add(["b"], to: "log")
    #expect(await changes.next(1).map(\.summary) == ["add b to log"])
    #expect(await own.next(1).map(\.summary) == ["add b to log"])
  }

  @Test func `goes on after the other one has forgotten its history`() async throws {
    let file = try await SharedFile()
    let other = try await TagStore(at: .file(file.path))
    let changes = file.store.changes
    try await other.write { repository in
      // In one transaction, so that nobody can look in between.
      try repository.add(["a"], to: "log")
      try repository.undo()
      try repository.redo()
      try repository.add(["b"], to: "log")
      try repository.undo()
      try repository.pruneHistory(keeping: 1)
    }
    #expect(await changes.next(1).map(\.kind) == [.reload])
    try await other.add(["c"], to: "log")
    #expect(await changes.next(1).map(\.summary) == ["add c to log"])
  }

  @Test func `says to read again when the file was replaced, and goes on with the new one`()
    async throws
  {
    let folder = try TemporaryFolder()
    let backup = try await TagStore(at: .file(folder.path("backup.sqlite")))
    try await backup.add(["old"], to: "log")
    try await backup.close()
    let store = try await TagStore(at: .file(folder.path("store.sqlite")))
    let changes = store.changes
    try folder.replace("store.sqlite", with: "backup.sqlite")
    #expect(await changes.next(1).map(\.kind) == [.reload])
    let other = try await TagStore(at: .file(folder.path("store.sqlite")))
    try await other.add(["new"], to: "log")
    #expect(await changes.next(1).map(\.summary) == ["add new to log"])
  }

  @Test func `leaves no side files when both are closed`() async throws {
    let folder = try TemporaryFolder()
    let store = try await TagStore(at: .file(folder.path("store.sqlite")))
    let other = try await TagStore(at: .file(folder.path("store.sqlite")))
    let changes = store.changes
    try await other.add(["a"], to: "log")
    _ = await changes.next(1)
    try await other.close()
    try await store.close()
    #expect(try folder.names() == ["store.sqlite"])
    #expect(await changes.next(1).isEmpty)
  }
}
