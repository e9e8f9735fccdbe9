extension TagField {
  /// What the host does because of an event.
  ///
  /// The chips' effects, applied in order to the chips before the event, give the chips after it.
  public enum Effect: Hashable, Sendable {
    /// A tag was committed and stands at this index.
    case added(Tag, at: Int)

    /// The tag at this index went.
    case removed(Tag, at: Int)

    /// The text is not what the host has: it shows this one, or ``TagField/hostText`` with a marker.
    case textChanged(to: String)

    /// A text did not become a tag.
    case refused(Refusal)

    /// Suggestions are wanted for ``TagField/fragment``, given the chips.
    case suggestionsWanted(for: String)
  }

  /// A text that did not become a tag, and why.
  ///
  /// It carries the text, because the field may hold it no longer: of a pasted list the good tags
  /// are committed, and every other one is reported so.
  public struct Refusal: Hashable, Sendable {
    /// What was typed or pasted, unquoted.
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
      /// This chip is the same tag: a host lets it flash.
      case duplicate(of: Tag)
      /// It is not among ``Configuration/allowedTags``.
      case notAllowed
      /// The field holds ``Configuration/maximumTags`` tags already.
      case full(maximum: Int)
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
    }
  }
}
