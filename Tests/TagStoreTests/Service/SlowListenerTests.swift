import TagStore
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A listener that does not keep up` {
  @Test(arguments: [1_023, 1_024, 1_025, 3_000])
  func `is told to read everything again in place of what it missed`(count: Int) async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    try await Self.change(store, 0..<count)
    try await store.close()
    let all = await changes.all()
    let single = min(count, 1_023)
    #expect(all.prefix(single).map(\.items) == (0..<single).map { ["item \($0)"] })
    #expect(all.dropFirst(single).map(\.kind) == (count > single ? [.reload] : []))
  }

  // 2026-12-01: what was missed last was told only with the next change, if there ever was one.
  @Test func `learns of the last change although nothing follows it`() async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    try await Self.change(store, 0..<1_100)
    #expect(await changes.next(1_024).last?.kind == .reload)
    #expect(try await store.contains(item: "item 1099"))
  }

  @Test func `gets single changes again once it has caught up`() async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    try await Self.change(store, 0..<1_100)
    _ = await changes.next(1_024)
    try await Self.change(store, 2_000..<2_003)
    try await store.close()
    let all = await changes.all()
    #expect(all.map(\.kind) == [.reload, .tagged, .tagged])
    #expect(all.flatMap(\.items) == ["item 2001", "item 2002"])
  }

  @Test(arguments: 1...3)
  func `knows in the end of every item, however it listens`(pace: Int) async throws {
    let store = try await TagStore(at: .inMemory)
    let changes = store.changes
    let listening = Task {
      var known: Set<String> = []
      for await change in changes {
        if change.kind == .reload {
          guard let items = try? await store.items(matching: "*") else { continue }
          known = Set(items)
        } else {
          known.formUnion(change.items)
        }
        if known.contains("last") { return known.count }
      }
      return known.count
    }
    for round in 0..<3 {
      try await Self.change(store, round * 1_100 * pace..<(round + 1) * 1_100 * pace)
    }
    try await store.add(["all"], to: "last")
    #expect(await listening.value == 3_300 * pace + 1)
  }

  @Test func `does not hold up the others`() async throws {
    let store = try await TagStore(at: .inMemory)
    let idle = store.changes
    let changes = store.changes
    for round in 0..<4 {
      try await Self.change(store, round * 500..<(round + 1) * 500)
      #expect(await changes.next(500).allSatisfy { $0.kind == .tagged })
    }
    try await store.close()
    #expect(await idle.all().last?.kind == .reload)
  }

  /// Many changes, one after the other.
  private static func change(_ store: TagStore, _ numbers: Range<Int>) async throws {
    for number in numbers { try await store.add(["all"], to: "item \(number)") }
  }
}
