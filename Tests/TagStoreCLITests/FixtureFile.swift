internal import Foundation

/// Files that a test looks at when they are there.
enum FixtureFile {
  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
