/// Why bytes are no JSON value, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong, as a sentence without a full stop.
  package let message: String
  /// The line of the fault, from 1.
  package let line: Int
  /// The column of the fault, from 1, in Unicode scalars.
  package let column: Int

  package init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String { "line \(line), column \(column): \(message)" }
}
