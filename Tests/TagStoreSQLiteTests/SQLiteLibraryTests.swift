import TagStoreSQLite
import Testing

struct SQLiteLibraryTests {
  @Test func `the linked library has all that is needed`() {
    #expect(SQLiteLibrary.shortcoming() == nil)
    #expect(SQLiteLibrary.versionNumber >= SQLiteLibrary.oldestSupportedVersion)
    #expect(SQLiteLibrary.version.split(separator: ".").count >= 3)
  }

  static let versions: [Int32: String?] = [
    3_038_000: nil, 3_050_004: nil, 4_000_000: nil,
    3_037_002: "SQLite 3.37.2 is too old, 3.38.0 is needed",
    3_008_011: "SQLite 3.8.11 is too old, 3.38.0 is needed",
  ]

  @Test(arguments: versions)
  func `a version that is too old is named with the one needed`(
    version: Int32, shortcoming: String?
  ) {
    #expect(
      SQLiteLibrary.shortcoming(version: version, hasOption: { _ in false }) == shortcoming)
  }

  @Test(arguments: ["OMIT_JSON", "OMIT_WAL", "THREADSAFE=0"])
  func `a build without something needed is named with its option`(option: String) throws {
    let shortcoming = SQLiteLibrary.shortcoming(version: 3_040_001, hasOption: { $0 == option })
    #expect(try #require(shortcoming).contains("SQLITE_\(option)"))
  }
}
