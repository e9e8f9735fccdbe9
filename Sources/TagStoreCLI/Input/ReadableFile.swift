#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is open for reading; closed when the value goes away.
package struct ReadableFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file.
  /// - Throws: ``ExitCode/notFound`` when there is none, ``ExitCode/notPermitted`` when it may not
  ///   be read, otherwise ``ExitCode/inputOutput``.
  package init(path: String) throws(CommandFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      let error = errno
      let exitCode: ExitCode =
        switch error {
        case ENOENT, ENOTDIR: .notFound
        case EACCES, EPERM: .notPermitted
        default: .inputOutput
        }
      throw CommandFailure(
        exitCode, "can't open \(TerminalText.quoted(path)): \(SystemCalls.description(of: error))")
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// The bytes of the file, from where it was read to; valid while this value lives.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(CommandFailure) -> Int {
    do {
      return try SystemCalls.read(into: buffer, from: descriptor)
    } catch {
      throw CommandFailure(reading: error, from: path)
    }
  }

  /// Everything up to the end.
  package func readAll() throws(CommandFailure) -> [UInt8] {
    do {
      return try FileDescriptorStream(descriptor).readAll()
    } catch {
      throw CommandFailure(reading: error, from: path)
    }
  }
}
