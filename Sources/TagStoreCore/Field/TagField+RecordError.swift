extension TagField {
  /// Why a record is not an event.
  public enum RecordError: Error, Hashable, Sendable {
    /// No event has this name.
    case unknownName(String)
    /// No event of this name has such a value.
    case unknownLabel(String, in: String)
    /// A value that the event needs is missing.
    case missing(String, in: String)
    /// A value is of the wrong kind, or no value that the event can have.
    case invalid(String, in: String)
  }
}

extension TagField.RecordError: CustomStringConvertible {
  /// The fault as a part of a sentence.
  public var description: String {
    switch self {
    case .unknownName(let name): "there is no event “\(name)”"
    case .unknownLabel(let label, let name): "the event “\(name)” has no value “\(label)”"
    case .missing(let label, let name): "the event “\(name)” needs a value “\(label)”"
    case .invalid(let label, let name): "“\(label)” of the event “\(name)” cannot be this value"
    }
  }
}
