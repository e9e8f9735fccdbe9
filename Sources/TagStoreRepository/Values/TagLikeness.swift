public import TagStoreCore

/// Two tags that may be meant as one.
public struct TagLikeness: Hashable, Sendable {
  /// The tag that is used less, which would be merged.
  public let tag: TagUse
  /// The tag that is used more, into which it would be merged.
  public let target: TagUse
  /// Why they are alike.
  public let reason: LikenessReason
  /// Some items that carry the first tag.
  public let examples: [String]
}
