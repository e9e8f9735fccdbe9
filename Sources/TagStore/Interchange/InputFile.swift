#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif
package import TagStoreRepository

/// A file that is open for reading, until nobody refers to it.
package final class InputFile: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file.
  /// - Throws: ``TagStoreError`` `fileNotFound`, `notPermitted`, `inputOutput`.
  package init(path: String) throws(TagStoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw TagStoreError(systemError: errno, path: path) }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// Reads the next bytes; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(TagStoreError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw TagStoreError(systemError: errno, path: path) }
    }
  }
}

extension TagStoreError {
  /// What the system says of a path, by its `errno`.
  init(systemError error: Int32, path: String) {
    let reason = strerror(error).map { String(cString: $0) } ?? "error \(error)"
    switch error {
    case ENOENT: self.init(.fileNotFound, "there is no file “\(path)”")
    case ENOSPC, EDQUOT, EFBIG:
      self.init(.diskFull, "the disk is full: “\(path)” was not written", advice: "make room")
    case EACCES, EPERM, EROFS: self.init(.notPermitted, "“\(path)”: \(reason)")
    default: self.init(.inputOutput, "“\(path)”: \(reason)")
    }
  }
}
