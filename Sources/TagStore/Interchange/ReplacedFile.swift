#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif
internal import TagStoreRepository

/// A file that is written under another name and takes its place when it is whole.
///
/// Until ``commit()`` a file of that name stays as it is; without it nothing is left behind. A link
/// keeps pointing to the file, and what is not a regular file, such as a device, is written directly.
struct ReplacedFile: ~Copyable {
  private let path: String
  /// Nil when the destination is written directly.
  private var temporaryPath: String?
  private let descriptor: Int32

  /// Opens the file for writing.
  /// - Throws: ``TagStoreError`` `cannotCreate`, `notPermitted`, `inputOutput`.
  init(path: String) throws(TagStoreError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    self.path = exists ? Self.resolved(path) : path
    if exists, status.st_mode & S_IFMT != S_IFREG {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw Self.creationError(errno, path) }
      return
    }
    let temporaryPath = "\(self.path).\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    // As `open` gives a new file to others by the process's mask, or as they had the old one.
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.creationError(errno, path) }
    self.temporaryPath = temporaryPath
    if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
  }

  deinit {
    _ = close(descriptor)
    if let temporaryPath { _ = unlink(temporaryPath) }
  }

  /// Writes all of the bytes.
  /// - Throws: ``TagStoreError`` `diskFull`, `inputOutput`.
  func write(_ bytes: UnsafeRawBufferPointer) throws(TagStoreError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, start.baseAddress, start.count)
      #else
        let count = Glibc.write(descriptor, start.baseAddress, start.count)
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw TagStoreError(systemError: errno, path: path)
      }
    }
  }

  /// Puts the file in its place, once it is safe on the disk.
  /// - Throws: ``TagStoreError`` `diskFull`, `inputOutput`; the old file is still there then.
  mutating func commit() throws(TagStoreError) {
    guard let temporaryPath else { return }
    if fsync(descriptor) != 0 { throw TagStoreError(systemError: errno, path: path) }
    if rename(temporaryPath, path) != 0 { throw TagStoreError(systemError: errno, path: path) }
    self.temporaryPath = nil
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func creationError(_ error: Int32, _ path: String) -> TagStoreError {
    let reason = strerror(error).map { String(cString: $0) } ?? "error \(error)"
    return TagStoreError(.cannotCreate, "“\(path)” cannot be made: \(reason)")
  }
}
