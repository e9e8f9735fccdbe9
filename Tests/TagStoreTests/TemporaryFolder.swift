import Foundation

/// A folder of a test's own, which goes away with the value.
final class TemporaryFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tagstore-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ bytes: [UInt8], to name: String, mode: Int = 0o644) throws {
    try Data(bytes).write(to: url.appending(path: name))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// Puts one file in the place of another, as restoring a backup does, without its side files.
  func replace(_ name: String, with other: String) throws {
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path(name + suffix))
    }
    guard rename(path(other), path(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func isLink(_ name: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.type] as? FileAttributeType == .typeSymbolicLink
  }
}
