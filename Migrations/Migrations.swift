/// The schema of the file, one version after another, as the files in this folder say it.
package struct Migration: Sendable {
  /// The version that a file has once this migration has been applied; 1 is the first.
  package let version: Int
  /// The file's name without its extension, such as `V0001__initial`.
  package let name: String
  /// The statements, separated by semicolons.
  package let sql: String

  package init(version: Int, name: String, sql: String) {
    self.version = version
    self.name = name
    self.sql = sql
  }
}

package enum Migrations {
  /// All migrations in ascending order of version, without gaps.
  package static let all: [Migration] = [
    Migration(version: 1, name: "V0001__initial", utf8: PackageResources.V0001__initial_sql)
  ]

  /// The version of files that this library writes.
  package static var newestVersion: Int { all.count }
}

extension Migration {
  fileprivate init(version: Int, name: String, utf8 bytes: [UInt8]) {
    self.init(version: version, name: name, sql: String(decoding: bytes, as: UTF8.self))
  }
}
