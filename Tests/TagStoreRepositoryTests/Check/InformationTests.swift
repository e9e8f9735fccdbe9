import Foundation
import TagStoreCore
import TagStoreMigrations
import TagStoreRepository
import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct InformationTests {
  @Test func `every number is counted`() throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["b", "x"], "i3": []])
    try store.repository.merge(["x"], into: "b")
    try store.repository.remove(["a"], from: "i1")
    let information = try store.repository.information()
    #expect(information.path == nil)
    #expect(information.items == 3)
    #expect(information.untaggedItems == 1)
    #expect(information.tags == 2)
    #expect(information.unusedTags == 1)
    #expect(information.aliases == 1)
    #expect(information.taggings == 2)
    #expect(information.schemaVersion == Migrations.newestVersion)
    #expect(information.identityVersion == 1)
    #expect(information.sqliteVersion == SQLiteLibrary.version)
    #expect(information.databaseBytes > 0)
    #expect(!information.isReadOnly)
  }

  @Test func `a file has its path and its size`() throws {
    let folder = try TemporaryFolder()
    let repository = try TagRepository.open(path: folder.file(), options: StoreOptions())
    try repository.add(["a"], to: "i1")
    let information = try repository.information()
    #expect(information.path?.hasSuffix("/store.sqlite") == true)
    try repository.close()
    #expect(try folder.bytes().count == information.databaseBytes)

    var options = StoreOptions()
    options.isReadOnly = true
    let reader = try TagRepository.open(path: folder.file(), options: options)
    #expect(try reader.information().isReadOnly)
  }
}
