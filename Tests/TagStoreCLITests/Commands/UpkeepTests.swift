internal import TagStoreCLI
internal import Testing

@Suite struct `Tidying tags and items` {
  @Test func `renaming keeps items, order and counts`() async throws {
    let fixture = try await StoreFixture(["1": ["x", "cli", "y"], "2": ["cli"]])
    #expect(await fixture.note(["rename", "cli", "CLI"]) == "cli is now CLI, on 2 items\n")
    #expect(await fixture.note(["rename", "cli", "CLI"]) == "CLI is written so already\n")
    #expect(try await fixture.lines(["show", "1"]) == ["x", "CLI", "y"])
    #expect(try await fixture.lines(["tags", "-n1"]) == ["CLI\t2"])
  }

  @Test func `renaming onto another tag says so and offers to merge`() async throws {
    let fixture = try await StoreFixture(["1": ["a", "b"]])
    let run = await fixture.run(["rename", "a", "b"])
    #expect(run.exitCode == .inputRefused)
    #expect(run.errors == "tagstore: there is a tag “b” already\nMerge “a” into it instead.\n")
    #expect(try await fixture.lines(["show", "1"]) == ["a", "b"])
  }

  @Test func `merging keeps the earliest place and the old names`() async throws {
    let fixture = try await StoreFixture(["1": ["x", "a", "y", "b"], "2": ["b"]])
    let run = await fixture.run(["merge", "b", "--into", "a"])
    #expect(run.exitCode == .success)
    #expect(run.errors == "merged b into a, on 2 items\n")
    #expect(try await fixture.lines(["show", "1"]) == ["x", "a", "y"])
    #expect(try await fixture.lines(["find", "b"]) == ["1", "2"])
    #expect(await fixture.run(["merge", "a", "--into", "a"]).exitCode == .usage)
    #expect(await fixture.run(["merge", "nosuch", "--into", "a"]).exitCode == .notFound)
  }

  @Test func `deleting takes a tag off every item, all or nothing`() async throws {
    let fixture = try await StoreFixture(["1": ["a", "b"], "2": ["a"]])
    #expect(await fixture.run(["delete", "a", "nosuch"]).exitCode == .notFound)
    #expect(await fixture.note(["delete", "A"]) == "deleted a, which 2 items had\n")
    #expect(try await fixture.lines(["show", "1"]) == ["b"])
    try await fixture.done(["rename", "b", "c"])
    #expect(await fixture.note(["delete", "b"]) == "deleted the name b, which stood for c\n")
    #expect(try await fixture.lines(["show", "1"]) == ["c"])
  }

  @Test func `forgetting takes items with their taggings, all or nothing`() async throws {
    let fixture = try await StoreFixture(["1": ["a", "b"], "2": ["a"]])
    #expect(await fixture.run(["forget", "1", "nosuch"]).exitCode == .notFound)
    #expect(await fixture.note(["forget", "1"]) == "forgot 1, which had a, b\n")
    #expect(await fixture.run(["show", "1"]).exitCode == .notFound)
    #expect(try await fixture.lines(["tags"]) == ["a\t1", "b\t0"])
  }

  @Test func `pruning deletes what no item has`() async throws {
    let fixture = try await StoreFixture(["1": ["a", "b", "c"]])
    try await fixture.done(["remove", "1", "a", "c"])
    #expect(await fixture.run(["prune"]).errors == "deleted 2 tags: a, c\n")
    #expect(await fixture.run(["prune"]).errors == "every tag is in use\n")
    #expect(await fixture.run(["prune", "--quiet"]).errors == "")
    #expect(try await fixture.lines(["tags"]) == ["b\t1"])
  }

  @Test func `renaming an item keeps its tags`() async throws {
    let fixture = try await StoreFixture(["1": ["a", "b"], "2": ["a"]])
    #expect(await fixture.note(["rename-item", "1", "3"]) == "1 is now 3\n")
    #expect(try await fixture.lines(["show", "3"]) == ["a", "b"])
    #expect(await fixture.run(["rename-item", "3", "2"]).exitCode == .inputRefused)
    #expect(await fixture.run(["rename-item", "1", "9"]).exitCode == .notFound)
  }
}
