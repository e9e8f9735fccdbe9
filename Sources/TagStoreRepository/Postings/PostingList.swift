/// Which tags have postings: lists of their items in compact rows, beside the taggings themselves.
///
/// Postings are derived. A tag that is used often is worth them; the items of any other tag are
/// found as fast in the index of taggings.
package enum PostingList {
  /// The id that stands for every item; no tag has it.
  package static let everyItem: Int64 = 0
  /// The id that stands for the items without tags; no tag has it.
  package static let untagged: Int64 = -1

  /// The number of uses at which a tag gets postings; below half of it, it loses them.
  package static let standardThreshold = 128
}
