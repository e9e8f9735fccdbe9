/// Where input comes from: a file descriptor, or a test's memory.
package protocol ByteSource: Sendable {
  /// Reads up to as many bytes as there is room for; 0 means the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(StreamFailure) -> Int
}
