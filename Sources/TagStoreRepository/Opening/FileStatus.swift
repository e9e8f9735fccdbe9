#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// What the file system says of a path; links are followed.
enum FileStatus: Equatable {
  case missing
  case file(bytes: Int)
  case directory
  case other

  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(bytes: Int(status.st_size))
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    // By scalars: a Character can be a slash together with a mark that follows it.
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Refuses what the system would take for another path.
  static func checkPath(_ path: String) throws(TagStoreError) {
    if path.isEmpty { throw TagStoreError(.invalidArgument, "the path is empty") }
    if path.utf8.contains(0) {
      throw TagStoreError(.invalidArgument, "U+0000 is not allowed in a path")
    }
  }

  /// Whether this process may read the file.
  static func isReadable(path: String) -> Bool { access(path, R_OK) == 0 }

  /// Removes a file that was only half made; that it cannot be removed changes nothing.
  static func remove(path: String) { _ = unlink(path) }
}

/// Which file a path leads to; another one once the file has been replaced.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// - Returns: nil when there is no file.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
