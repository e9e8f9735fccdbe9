import Foundation
import TagStore
import TagStoreSQLite
import Testing

@Suite struct `Opening a store` {
  // Held by the suite, as the folder goes away with the last use of this value.
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `keeps in a file what the next one to open it finds`() async throws {
    let file = try await SharedFile(folder: folder)
    try await file.store.add(["Vegan", "dinner"], to: "shakshuka")
    try await file.store.close()
    let again = try await file.another()
    #expect(try await again.names(of: "shakshuka") == ["Vegan", "dinner"])
    #expect(try await again.information().path?.hasSuffix("/s.sqlite") == true)
  }

  @Test func `gives each store in memory its own tags`() async throws {
    let first = try await TagStore(at: .inMemory)
    let second = try await TagStore(at: .inMemory)
    try await first.add(["Vegan"], to: "shakshuka")
    #expect(try await second.contains(item: "shakshuka") == false)
    #expect(try await first.information().path == nil)
  }

  @Test func `makes no file where it is told not to`() async throws {
    var options = StoreOptions()
    options.createsFile = false
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("missing.sqlite")), options: options)
    }
    #expect(error?.code == .fileNotFound)
    #expect(try folder.names().isEmpty)
  }

  @Test func `makes no file to read only`() async throws {
    var options = StoreOptions()
    options.isReadOnly = true
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("missing.sqlite")), options: options)
    }
    #expect(error?.code == .fileNotFound)
    #expect(try folder.names().isEmpty)
  }

  @Test func `uses a file that is there although it may not make one`() async throws {
    let file = try await SharedFile(folder: folder)
    let store = try await file.another { $0.createsFile = false }
    try await store.add(["Vegan"], to: "shakshuka")
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
  }

  @Test func `reads only, and refuses every change, when told so`() async throws {
    let file = try await SharedFile(folder: folder)
    try await file.store.add(["Vegan"], to: "shakshuka")
    let store = try await file.another { $0.isReadOnly = true }
    #expect(try await store.names(of: "shakshuka") == ["Vegan"])
    #expect(try await store.information().isReadOnly)
    let error = await #expect(throws: TagStoreError.self) {
      try await store.add(["dinner"], to: "shakshuka")
    }
    #expect(error?.code == .readOnly)
    #expect(try await file.store.names(of: "shakshuka") == ["Vegan"])
  }

  @Test func `refuses a file of another kind without changing it`() async throws {
    try folder.write(Array("Dear diary, this is no database at all.".utf8), to: "diary.txt")
    let before = try folder.bytes(of: "diary.txt")
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("diary.txt")))
    }
    #expect(error?.code == .notATagStore)
    #expect(try folder.bytes(of: "diary.txt") == before)
    #expect(try folder.names() == ["diary.txt"])
  }

  @Test func `refuses a folder`() async throws {
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("")))
    }
    #expect(error?.code == .notATagStore)
  }

  @Test func `names a folder that does not exist`() async throws {
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("none/s.sqlite")))
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.message.contains(folder.path("none")) == true)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `says so where it may not read`() async throws {
    try folder.write([], to: "s.sqlite", mode: 0)
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await TagStore(at: .file(folder.path("s.sqlite")))
    }
    #expect(error?.code == .notPermitted)
  }

  @Test(arguments: [false, true])
  func `refuses a file of a newer version`(isReadOnly: Bool) async throws {
    let file = try await SharedFile(folder: folder)
    try await file.store.close()
    let app = try SQLiteConnection(path: file.path, mode: .readWrite)
    try app.run("INSERT INTO tagstore_migration VALUES (9999, 'future', 0)")
    try app.close()
    let before = try file.folder.bytes(of: "s.sqlite")
    let error = await #expect(throws: TagStoreError.self) {
      _ = try await file.another { $0.isReadOnly = isReadOnly }
    }
    #expect(error?.code == .newerVersion)
    #expect(try file.folder.bytes(of: "s.sqlite") == before)
  }

  @Test func `reports a damaged file as such`() async throws {
    let file = try await SharedFile(folder: folder)
    try await file.store.add(["Vegan"], to: "shakshuka")
    try await file.store.close()
    var bytes = try file.folder.bytes(of: "s.sqlite")
    // The first page, with the schema, stays whole.
    for index in 4_096..<bytes.count { bytes[index] = 0xFF }
    try file.folder.write(bytes, to: "s.sqlite")
    let error = await #expect(throws: TagStoreError.self) {
      let store = try await file.another()
      _ = try await store.tags(of: "shakshuka")
    }
    #expect(error?.code == .corrupt)
  }

  @Test func `lets many open a file that does not exist yet`() async throws {
    let path = folder.path("s.sqlite")
    let added = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = try await TagStore(at: .file(path))
          try await store.add(["Vegan"], to: "item \(number)")
          return "item \(number)"
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    let store = try await TagStore(at: .file(path))
    #expect(try await Set(store.items(matching: "vegan")) == added)
    #expect(try await store.tags().count == 1)
  }
}
