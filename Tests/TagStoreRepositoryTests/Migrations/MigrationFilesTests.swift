import Foundation
import TagStoreMigrations
import Testing

struct MigrationFilesTests {
  /// The files of released versions, which never change again, with their checksums.
  ///
  /// None is released yet.
  private static let released: [String: UInt64] = [:]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Migrations").standardized

  private func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    var files: [String: Data] = [:]
    for name in names where name.hasSuffix(".sql") {
      files[String(name.dropLast(4))] =
        try Data(contentsOf: Self.folder.appendingPathComponent(name))
    }
    return files
  }

  /// FNV-1a with 64 bits: enough to notice an edit.
  private func checksum(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test func `every file is in the program, byte for byte, and nothing else is`() throws {
    let files = try files()
    #expect(Set(files.keys) == Set(Migrations.all.map(\.name)))
    for migration in Migrations.all {
      #expect(files[migration.name] == Data(migration.sql.utf8))
    }
  }

  @Test func `versions count from 1 without gaps and are in the names`() {
    #expect(Migrations.all.map(\.version) == Array(1...Migrations.newestVersion))
    for migration in Migrations.all {
      let digits = String(10_000 + migration.version).dropFirst()
      #expect(migration.name.hasPrefix("V\(digits)__"))
    }
  }

  @Test func `every file is small enough to be compiled quickly`() throws {
    for (name, bytes) in try files() { #expect(bytes.count < 20 * 1_024, "\(name)") }
  }

  @Test func `files of released versions have not changed`() throws {
    let files = try files()
    for (name, sum) in Self.released {
      #expect(checksum(try #require(files[name])) == sum, "\(name)")
    }
  }

  @Test func `the checksum notices one changed byte`() {
    // The known value of FNV-1a for "a".
    #expect(checksum(Data("a".utf8)) == 0xAF63_DC4C_8601_EC8C)
    #expect(checksum(Data("CREATE".utf8)) != checksum(Data("CREATe".utf8)))
  }
}
