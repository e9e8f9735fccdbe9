import TagStore
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Tasks that share a store` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  @Test(arguments: [false, true])
  func `lose nothing`(isInMemory: Bool) async throws {
    let store = isInMemory ? try await TagStore(at: .inMemory) : file.store
    try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          try await store.add(["all", "tag \(number % 10)"], to: "item \(number)")
          #expect(try await store.names(of: "item \(number)") == ["all", "tag \(number % 10)"])
        }
        group.addTask {
          let counts = try await store.read { repository in
            try [
              repository.tag(named: "all")?.uses ?? 0,
              repository.count(matching: TagQuery(parsing: "*")),
            ]
          }
          #expect(counts[0] == counts[1])
        }
      }
      try await group.waitForAll()
    }
    let information = try await store.information()
    #expect([information.items, information.tags, information.taggings] == [200, 11, 400])
    #expect(try await store.tags(limit: 2).map(\.uses) == [200, 20])
    #expect(try await store.check().isEmpty)
  }

  // 2026-12-01: a reader that two tasks shared counted as idle when the first one was done.
  @Test func `do not wait for a long read while another reader is idle`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let (short, long) = (Gate(), Gate())
    let held = (0..<4).map { _ in Task { try await store.read { _ in short.pass() } } }
    await short.arrival(of: 4)
    // All readers are in use: this one shares one of them, and holds it up afterwards.
    let sharing = Task { try await store.read { _ in long.pass() } }
    short.open(for: 4)
    for task in held { try await task.value }
    await long.arrival()
    // Two more hold up two of the three idle ones.
    let others = (0..<2).map { _ in Task { try await store.read { _ in long.pass() } } }
    await long.arrival(of: 2)
    for _ in 0..<20 { #expect(try await store.names(of: "shakshuka") == ["Vegan"]) }
    long.open(for: 3)
    for task in others + [sharing] { try await task.value }
  }

  @Test func `share readers when more of them read than there are readers`() async throws {
    let store = file.store
    try await store.add(["Vegan"], to: "shakshuka")
    let gate = Gate()
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 { group.addTask { try await store.read { _ in gate.pass() } } }
      await gate.arrival(of: 4)
      for _ in 0..<20 {
        group.addTask {
          let names = try await store.names(of: "shakshuka")
          #expect(names == ["Vegan"])
        }
      }
      // Everything can be read once the long reads are over, and changes need not wait for them.
      try await store.add(["dinner"], to: "ramen")
      gate.open(for: 4)
      try await group.waitForAll()
    }
    #expect(try await store.names(of: "ramen") == ["dinner"])
  }
}
