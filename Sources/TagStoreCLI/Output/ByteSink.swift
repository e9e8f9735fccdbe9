/// Where output ends up: a file descriptor, or a test's memory.
package protocol ByteSink: Sendable {
  /// Takes all of the bytes, or throws.
  func write(_ bytes: UnsafeRawBufferPointer) throws(StreamFailure)
}
