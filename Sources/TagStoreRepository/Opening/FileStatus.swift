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
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether this process may read the file.
  static func isReadable(path: String) -> Bool { access(path, R_OK) == 0 }

  /// Removes a file that was only half made; that it cannot be removed changes nothing.
  static func remove(path: String) { _ = unlink(path) }
}
