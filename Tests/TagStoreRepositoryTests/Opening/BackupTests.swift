import Foundation
import TagStoreCore
import TagStoreRepository
import TagStoreTestSupport
import Testing

struct BackupTests {
  @Test func `a backup holds commits that are still in the write-ahead log`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.open(path: folder.file(), options: StoreOptions())
    try repository.add(["b", "a"], to: "i1")
    #expect(try !folder.bytes("store.sqlite-wal").isEmpty)
    try repository.backUp(to: folder.file("copy"))
    let copy = try TagRepository.open(path: folder.file("copy"), options: StoreOptions())
    #expect(try copy.tags(of: "i1").map(\.name) == ["b", "a"])
    #expect(try copy.check() == [])
  }

  @Test func `a store in memory can be backed up`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.inMemory()
    try repository.add(["a"], to: "i1")
    try repository.backUp(to: folder.file())
    #expect(try folder.names() == ["store.sqlite"])
    let copy = try TagRepository.open(path: folder.file(), options: StoreOptions())
    #expect(try copy.tags(of: "i1").map(\.name) == ["a"])
  }

  @Test func `a backup never overwrites, and needs its folder`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.inMemory()
    try folder.write(Data("mine".utf8), to: "taken")
    #expect(refusal { try repository.backUp(to: folder.file("taken")) } == .cannotCreate)
    #expect(refusal { try repository.backUp(to: folder.path) } == .cannotCreate)
    #expect(refusal { try repository.backUp(to: folder.file("none/copy")) } == .cannotCreate)
    #expect(refusal { try repository.backUp(to: "") } == .invalidArgument)
    #expect(try folder.bytes("taken") == Data("mine".utf8))
    #expect(try folder.names() == ["taken"])
  }

  /// 2026-12-01: it waited five seconds for itself and blamed another program.
  @Test func `a transaction that has written refuses at once and leaves no file`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.inMemory()
    try repository.transaction { repository in
      try repository.add(["a"], to: "i1")
      #expect(refusal { try repository.backUp(to: folder.file()) } == .invalidArgument)
    }
    #expect(try folder.names() == [])
  }
}
