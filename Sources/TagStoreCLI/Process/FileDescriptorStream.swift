/// An open file descriptor as sink and source of bytes; it does not close it.
package struct FileDescriptorStream: ByteSink, ByteSource {
  private let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let standardInput = FileDescriptorStream(0)
  package static let standardOutput = FileDescriptorStream(1)
  package static let standardError = FileDescriptorStream(2)

  package func write(_ bytes: UnsafeRawBufferPointer) throws(StreamFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try SystemCalls.write(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
      rest = rest.dropFirst(written)
    }
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(StreamFailure) -> Int {
    try SystemCalls.read(into: buffer, from: descriptor)
  }
}
