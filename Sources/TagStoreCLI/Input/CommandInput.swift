internal import TagStore

/// What a command reads: a file, or standard input where the command's help says so.
enum CommandInput: Sendable {
  case file(InputFile)
  case standardInput(any ByteSource)

  /// Reads the next bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandFailure) -> Int {
    switch self {
    case .file(let file):
      do { return try file.read(into: buffer) } catch { throw CommandFailure(error) }
    case .standardInput(let source):
      do { return try source.read(into: buffer) } catch { throw CommandFailure(reading: error) }
    }
  }

  /// Everything up to the end.
  func readAll() throws(CommandFailure) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      // The standard library's closure does not pass typed errors on; a result does.
      let result = chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(CommandFailure) in try read(into: buffer) }
      }
      let count = try result.get()
      if count == 0 { return all }
      all.append(contentsOf: chunk.prefix(count))
    }
  }
}
