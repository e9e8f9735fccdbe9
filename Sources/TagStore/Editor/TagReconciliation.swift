package import TagStoreCore

/// Brings together two changes of one list of tags that did not know of each other.
///
/// Both sides' additions are in the result, and neither side's removals are. The order is ours, and
/// what the others added comes after the tag that it follows with them. Names are spelled as theirs.
package enum TagReconciliation {
  /// Brings together two lists that came from one.
  /// - Parameters:
  ///   - base: The tags from which both came.
  ///   - ours: The tags as they are here.
  ///   - theirs: The tags as others have left them.
  /// - Returns: The tags with both changes; no two of them are the same tag if none were before.
  /// - Complexity: O(n) in the number of tags.
  package static func tags(base: [Tag], ours: [Tag], theirs: [Tag]) -> [Tag] {
    let (baseSet, ourSet, theirSet) = (Set(base), Set(ours), Set(theirs))
    var added: [Tag?: [Tag]] = [:]
    var predecessor: Tag?
    for tag in theirs {
      if ourSet.contains(tag) {
        predecessor = tag
      } else if !baseSet.contains(tag) {
        added[predecessor, default: []].append(tag)
      }
    }
    var merged = added[nil] ?? []
    for tag in ours where theirSet.contains(tag) || !baseSet.contains(tag) {
      merged.append(theirSet.firstIndex(of: tag).map { theirSet[$0] } ?? tag)
      merged += added[tag] ?? []
    }
    // Where only they have changed something, their order counts as well.
    return ours == base ? theirs : merged
  }
}
