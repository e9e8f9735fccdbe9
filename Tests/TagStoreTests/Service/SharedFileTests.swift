import TagStore
import TagStoreSQLite
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Several stores on one file` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
  }

  @Test func `see each other's changes`() async throws {
    let other = try await file.another()
    try await file.store.add(["Vegan"], to: "shakshuka")
    #expect(try await other.names(of: "shakshuka") == ["Vegan"])
    try await other.rename("vegan", to: "plants")
    #expect(try await file.store.names(of: "shakshuka") == ["plants"])
  }

  @Test func `wait for each other, and no read that turns into a write fails`() async throws {
    try await withThrowingTaskGroup { group in
      for writer in 0..<6 {
        let store = try await file.another { $0.busyTimeoutMilliseconds = 60_000 }
        group.addTask {
          for number in 0..<25 {
            let before = try await store.tags(of: "shared").count
            try await store.add(["tag \(writer) \(number)"], to: "shared")
            #expect(try await store.tags(of: "shared").count > before)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await file.store.names(of: "shared").count == 150)
    #expect(try await file.store.check().isEmpty)
  }

  @Test func `make one tag of spellings that come at the same time`() async throws {
    let stores = try await [
      file.store, file.another { $0.busyTimeoutMilliseconds = 60_000 },
      file.another { $0.busyTimeoutMilliseconds = 60_000 },
    ]
    for round in 0..<40 {
      try await withThrowingTaskGroup { group in
        for (store, name) in zip(stores, ["Rails", "rails", "RAILS"]) {
          group.addTask { try await store.add(["\(name) \(round)", "own"], to: name) }
        }
        try await group.waitForAll()
      }
      let use = try #require(try await file.store.tag(named: "rails \(round)"))
      #expect(use.uses == 3)
    }
    #expect(try await file.store.tags().count == 41)
    #expect(try await file.store.count(matching: "own") == 3)
    #expect(try await file.store.check().isEmpty)
  }

  @Test func `make one tag while one of them is inside a longer import`() async throws {
    let other = try await file.another { $0.busyTimeoutMilliseconds = 60_000 }
    let gate = Gate()
    async let importing = file.store.write { repository in
      try repository.add(["Rails"], to: "i1")
      gate.pass()
      for number in 0..<50 { try repository.add(["RAILS"], to: "import \(number)") }
    }
    await gate.arrival()
    async let adding = other.add(["rails"], to: "i2")
    gate.open()
    try await importing
    #expect(try await adding.added.map(\.name) == ["Rails"])
    #expect(try await other.tags().map(\.uses) == [52])
  }

  @Test func `work beside an app that tags inside its own transaction`() async throws {
    try await file.store.add(["Vegan"], to: "shakshuka")
    let app = try SQLiteConnection(path: file.path, mode: .readWrite)
    try app.run("CREATE TABLE recipe (name TEXT PRIMARY KEY)")
    let repository = try TagRepository(borrowing: app.rawHandle)
    try app.run("BEGIN IMMEDIATE")
    try app.run("INSERT INTO recipe VALUES ('ramen')")
    try repository.add(["vegan"], to: "ramen")
    #expect(try await file.store.names(of: "ramen").isEmpty)
    try app.run("ROLLBACK")
    #expect(try await file.store.tag(named: "vegan")?.uses == 1)

    try app.run("BEGIN IMMEDIATE")
    try app.run("INSERT INTO recipe VALUES ('ramen')")
    try repository.add(["VEGAN", "dinner"], to: "ramen")
    // The store waits for the app's transaction and finds what it has made.
    async let adding = file.store.add(["Dinner"], to: "shakshuka")
    try app.run("COMMIT")
    #expect(try await adding.added.map(\.name) == ["dinner"])
    #expect(try await file.store.names(of: "ramen") == ["Vegan", "dinner"])
    #expect(try repository.tags(of: "shakshuka").map(\.name) == ["Vegan", "dinner"])
    #expect(try app.integer("SELECT count(*) FROM recipe") == 1)
  }

  // 2026-12-01: work that went on after SQLite had rolled back was committed piece by piece.
  @Test func `store nothing of a transaction that SQLite has rolled back by itself`() async throws {
    let app = try SQLiteConnection(path: file.path, mode: .readWrite)
    let repository = try TagRepository(borrowing: app.rawHandle)
    var refusals: [TagStoreError.Code?] = []
    let error = #expect(throws: TagStoreError.self) {
      try repository.transaction { inner in
        try inner.add(["Vegan"], to: "shakshuka")
        // As a full disk does.
        try app.run("ROLLBACK")
        do {
          try inner.add(["dinner"], to: "shakshuka")
        } catch let error as TagStoreError {
          refusals.append(error.code)
        }
      }
    }
    #expect(refusals + [error?.code] == [.inputOutput, .inputOutput])
    #expect(try await file.store.tags().isEmpty)
    try repository.add(["eggs"], to: "shakshuka")
    #expect(try await file.store.names(of: "shakshuka") == ["eggs"])
  }
}
