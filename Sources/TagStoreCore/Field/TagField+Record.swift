extension TagField {
  /// An event or an effect as plain data: a name and named values, for logs and other languages.
  ///
  /// The names and labels are stable: a log that was written by one version is read by the next.
  ///
  /// ```swift
  /// let record = TagField.Event.chipMoved(vegan, to: 2).record
  /// print(record)   // chipMoved tag="vegan" index=2
  /// try TagField.Event(record) == .chipMoved(vegan, to: 2)   // true
  /// ```
  public struct Record: Hashable, Sendable {
    /// What happened, such as `chipMoved`.
    public let name: String

    /// The values that belong to it, by their labels.
    public let values: [Labelled]

    /// Makes a record.
    public init(_ name: String, _ values: [Labelled] = []) {
      self.name = name
      self.values = values
    }

    /// The value with this label, if there is one.
    public subscript(label: String) -> Value? { values.first { $0.label == label }?.value }

    /// A value and what it is called.
    public struct Labelled: Hashable, Sendable {
      /// What the value is called, such as `index`.
      public let label: String

      /// The value.
      public let value: Value

      /// Makes a value with a label.
      public init(_ label: String, _ value: Value) {
        self.label = label
        self.value = value
      }
    }

    /// One of the few kinds of values that there are.
    public enum Value: Hashable, Sendable {
      /// A text, or the name of a tag.
      case text(String)
      /// An index, an offset, a step or a limit.
      case number(Int)
      /// Yes or no.
      case flag(Bool)
      /// The names of several tags.
      case texts([String])
    }
  }
}

extension TagField.Record: CustomStringConvertible {
  /// One line for a log; quotes, line breaks and invisible characters are escaped.
  public var description: String {
    ([name] + values.map { "\($0.label)=\($0.value)" }).joined(separator: " ")
  }
}

extension TagField.Record.Value: CustomStringConvertible {
  /// The value as a Swift literal.
  public var description: String {
    switch self {
    case .text(let text): text.unicodeScalars.literal
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .texts(let texts):
      "[" + texts.map(\.unicodeScalars.literal).joined(separator: ", ") + "]"
    }
  }
}

extension String.UnicodeScalarView {
  /// A Swift literal in which everything can be seen.
  fileprivate var literal: String {
    var text = "\""
    for scalar in self { text += scalar.escaped(asASCII: !scalar.isVisible) }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it shows something of its own: marks do not, nor does white space.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
