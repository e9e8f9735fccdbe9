/// What the rules of a name see in one scalar.
enum NameScalar {
  /// Has a shape of its own, on which marks and selectors can stand.
  case visible
  /// White_Space.
  case whiteSpace
  /// A control character that is not white space.
  case control
  /// Removed wherever it stands.
  case removed
  /// A zero-width joiner or non-joiner.
  case joiner
  /// Chooses a form of the character before it.
  case variationSelector
  /// Spells a flag, letter by letter, after the emoji that it belongs to.
  case emojiTag
  /// Ends a sequence of emoji tags.
  case cancelTag
  /// A combining mark.
  case mark
  /// Kept as it stands, but nothing is to be seen of it.
  case invisible

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E: self = .visible
    case 0x20: self = .whiteSpace
    case 0x200C, 0x200D: self = .joiner
    case 0x00AD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      self = .removed
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .variationSelector
    case 0xE0020...0xE007E: self = .emojiTag
    case 0xE007F: self = .cancelTag
    // The braille cell without dots is a symbol by its properties, and blank.
    case 0x2800: self = .invisible
    default: self.init(byProperties: scalar)
    }
  }

  private init(byProperties scalar: Unicode.Scalar) {
    if scalar.isWhiteSpace {
      self = .whiteSpace
    } else if scalar.isDefaultIgnorable {
      self = .invisible
    } else {
      switch scalar.properties.generalCategory {
      case .control: self = .control
      case .nonspacingMark, .spacingMark, .enclosingMark:
        self = scalar.isKnownToIdentity ? .mark : .visible
      default: self = .visible
      }
    }
  }

  /// Whether the scalar only joins or shapes its neighbours.
  var isJoining: Bool {
    switch self {
    case .joiner, .variationSelector, .emojiTag, .cancelTag: true
    default: false
    }
  }
}
