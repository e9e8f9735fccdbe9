/// Where input comes from: a file descriptor, or a test's memory.
package protocol ByteSource: Sendable {
  /// Reads up to as many bytes as there is room for; 0 means the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(StreamFailure) -> Int
}

extension ByteSource {
  /// Everything up to the end.
  package func readAll() throws(StreamFailure) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      // The standard library's closure does not pass typed errors on; a result does.
      let result = chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(StreamFailure) in try read(into: buffer) }
      }
      let count = try result.get()
      if count == 0 { return all }
      all.append(contentsOf: chunk.prefix(count))
    }
  }
}
