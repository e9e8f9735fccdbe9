package import Foundation

/// An own folder for one test, removed with everything in it when the test is done.
package final class TemporaryFolder: Sendable {
  /// The folder's path.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tagstore-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // What cannot be removed is left to the system, which clears temporary folders.
    }
  }

  /// The path of a file in the folder.
  package func file(_ name: String = "store.sqlite") -> String { path + "/" + name }

  /// The names of everything in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The bytes of a file in the folder.
  package func bytes(_ name: String = "store.sqlite") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// Makes a file in the folder, or replaces it.
  package func write(_ bytes: Data, to name: String = "store.sqlite") throws {
    try bytes.write(to: URL(fileURLWithPath: file(name)))
  }
}
