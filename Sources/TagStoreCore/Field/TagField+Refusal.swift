extension TagField {
  /// A text that did not become a tag, or a change that was not made, and why.
  ///
  /// It carries the text, because the field may hold it no longer: of a pasted list the good tags
  /// are committed, and every other one is reported so.
  public struct Refusal: Hashable, Sendable {
    /// What was typed or pasted, unquoted; empty when no text was the cause.
    public let text: String

    /// Why it did not become a tag.
    public let reason: Reason

    /// Makes a refusal.
    public init(text: String, reason: Reason) {
      self.text = text
      self.reason = reason
    }

    /// Why a text did not become a tag.
    public enum Reason: Hashable, Sendable {
      /// It cannot be the name of a tag.
      case invalid(TagRefusal)
      /// This chip is the same tag; ``Effect/flashed(_:at:)`` says where it stands.
      case duplicate(of: Tag)
      /// It is not among ``Configuration/allowedTags``.
      case notAllowed
      /// The field holds ``Configuration/maximumTags`` tags already.
      case full(maximum: Int)
      /// The name has more scalars than ``Configuration/maximumNameLength``.
      case tooLong(maximum: Int)
      /// The field takes no changes: see ``Configuration/isReadOnly``.
      case readOnly
    }
  }
}

extension TagField.Refusal: CustomStringConvertible {
  /// The refusal as an English sentence without its period.
  public var description: String {
    switch reason {
    case .invalid(let refusal): "“\(text)” cannot be a tag: \(refusal)"
    case .duplicate(let tag): "“\(tag)” is there already"
    case .notAllowed: "“\(text)” is not among the allowed tags"
    case .full(let maximum): "“\(text)” is one too many: at most \(maximum) are allowed"
    case .tooLong(let maximum): "“\(text)” is too long: at most \(maximum) characters are allowed"
    case .readOnly: "the tags cannot be changed here"
    }
  }
}
