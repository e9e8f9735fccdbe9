/// A terminal that is written to and read from line by line, its cursor and attributes untouched.
package struct PlainTerminal: Sendable {
  private let device: TerminalDevice

  package init(_ device: TerminalDevice) {
    self.device = device
  }

  /// Prints lines and a prompt and reads a line, without what ends it.
  ///
  /// - Returns: nil at the end of the input.
  /// - Throws: ``ExitCode/inputRefused`` for a line that is not valid UTF-8.
  package func answer(to lines: [String]) throws(CommandFailure) -> String? {
    let text = lines.map { TerminalText.escaped($0) + "\n" }.joined() + "> "
    do throws(StreamFailure) {
      try device.write(Array(text.utf8))
    } catch {
      throw CommandFailure(writing: error)
    }
    guard let line = try nextLine() else { return nil }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw CommandFailure(.inputRefused, "the line is not valid UTF-8")
    }
    return text
  }

  private func nextLine() throws(CommandFailure) -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while byte != UInt8(ascii: "\n") {
      let descriptor = device.descriptor
      let result = withUnsafeMutableBytes(of: &byte) { buffer in
        Result { () throws(StreamFailure) in
          try SystemCalls.read(into: buffer, from: descriptor)
        }
      }
      do throws(StreamFailure) {
        if try result.get() == 0 { return line.isEmpty ? nil : line }
      } catch {
        throw CommandFailure(reading: error)
      }
      line.append(byte)
    }
    return line.dropLast()
  }
}
