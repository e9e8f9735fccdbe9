import TagStoreCore
import TagStoreRepository
import Testing

struct PlanningTests {
  @Test func `a plan tells what a merge would do and does nothing`() throws {
    let store = try MemoryStore([
      "both": ["x", "veggie", "y", "Vegan"], "one": ["veggie"], "none": ["x"],
    ])
    let before = try TruthListing.text(store.connection)
    let plan = try store.repository.plan { try $0.merge(["veggie"], into: "vegan") }
    #expect(try TruthListing.text(store.connection) == before)
    #expect(try store.repository.history().count == 3)

    #expect(plan.summary == "merge veggie → Vegan")
    #expect(plan.basis == 3)
    #expect(plan.itemCount == 2)
    #expect(plan.collisions == 1)
    #expect(plan.reorderedItems == 1)
    #expect(plan.addedTaggings == 1)
    #expect(plan.removedTaggings == 2)
    #expect(plan.items.map(\.item) == ["both", "one"])
    #expect(plan.items.first?.before.map(\.name) == ["x", "veggie", "y", "Vegan"])
    #expect(plan.items.map { $0.after.map(\.name) } == [["x", "Vegan", "y"], ["Vegan"]])
    #expect(plan.names.map(\.aliasOf?.name) == ["Vegan"])
  }

  @Test func `a plan sees several operations as one`() throws {
    let store = try MemoryStore(["soup": ["a", "b"], "stew": ["a"]])
    let plan = try store.repository.plan { repository in
      try repository.add(["c"], to: "soup")
      try repository.remove(["a"], from: "soup")
      try repository.add(["a"], to: "soup")
      try repository.renameItem("soup", to: "Soup")
      try repository.forget(["stew"])
      try repository.add(["a"], to: "new")
      try repository.add([], to: "gone")
      try repository.forget(["gone"])
    }
    #expect(plan.summary == "add c to soup, and 7 more")
    #expect(plan.items.map(\.item) == ["Soup", "stew", "new"])
    #expect(plan.items.map { $0.after.map(\.name) } == [["b", "c", "a"], [], ["a"]])
    #expect(plan.newItems == 1)
    #expect(plan.forgottenItems == 1)
    #expect(plan.reorderedItems == 1)
    #expect(plan.collisions == 0)
  }

  @Test func `a plan is made although the history is off or small`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    store.repository.historyOptions = .off
    store.repository.historyOptions.byteLimit = 10
    let plan = try store.repository.plan { try $0.add(["b"], to: "soup") }
    #expect(plan.addedTaggings == 1)
    #expect(try store.tags("soup") == ["a"])
  }

  @Test func `a plan can tell what undoing would do`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    let plan = try store.repository.plan { try $0.undo() }
    #expect(plan.summary == "undo set soup to a")
    #expect(plan.forgottenItems == 1)
    #expect(try store.tags("soup") == ["a"])
    #expect(try store.repository.undo().count == 1)
  }

  @Test func `inside a transaction a plan leaves what was done before`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.transaction { repository in
      try repository.add(["b"], to: "soup")
      let plan = try repository.plan { try $0.add(["c"], to: "soup") }
      #expect(plan.addedTaggings == 1)
      try repository.add(["d"], to: "soup")
    }
    #expect(try store.tags("soup") == ["a", "b", "d"])
    try store.repository.undo()
    #expect(try store.tags("soup") == ["a"])
  }

  @Test func `what would be refused is refused, and what changes nothing is empty`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    #expect(
      refusal { try store.repository.plan { try $0.rename("none", to: "b") } } == .noSuchTag)
    #expect(try store.repository.plan { try $0.add(["a"], to: "soup") }.isEmpty)
  }
}
