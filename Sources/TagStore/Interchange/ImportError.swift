/// Why a record, or a whole input, cannot be imported.
package struct ImportError: Error, Hashable, Sendable {
  /// What was refused and why, as a sentence without a full stop.
  package let message: String
  /// What to do about it.
  package let advice: String?
  /// The line of the fault, from 1; nil when it is not about one place.
  package let line: Int?
  /// The column of the fault, from 1, in Unicode scalars.
  package let column: Int?
  /// Whether nothing after it can be read; otherwise the import can go on with the next record.
  package let endsInput: Bool

  package init(
    _ message: String, advice: String? = nil, line: Int? = nil, column: Int? = nil,
    endsInput: Bool = false
  ) {
    self.message = message
    self.advice = advice
    self.line = line
    self.column = column
    self.endsInput = endsInput
  }
}

extension ImportError: CustomStringConvertible {
  /// The place and the message, without the advice.
  package var description: String {
    switch (line, column) {
    case (let line?, let column?): "line \(line), column \(column): \(message)"
    case (let line?, nil): "line \(line): \(message)"
    default: message
    }
  }
}
