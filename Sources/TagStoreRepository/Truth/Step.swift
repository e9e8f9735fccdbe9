/// One change of the truth: a row, or an item's list of tags, as it was and as it is then.
///
/// Whatever an operation does to items, tags and taggings, it does in these steps; what is derived
/// from the truth is kept by looking at them. With before and after swapped a step undoes itself.
package enum Step: Hashable, Sendable {
  /// An item appears (nothing before), disappears (nothing after) or has another name.
  case item(id: Int64, before: String?, after: String?)
  /// A tag or alias appears, disappears, has another name or stands for another tag.
  case tag(id: Int64, before: TagRow?, after: TagRow?)
  /// An item has other tags or another order of them; the lists hold ids of tags.
  case tags(itemID: Int64, before: [Int64], after: [Int64])

  /// The step that leads back.
  package var reversed: Step {
    switch self {
    case .item(let id, let before, let after): .item(id: id, before: after, after: before)
    case .tag(let id, let before, let after): .tag(id: id, before: after, after: before)
    case .tags(let itemID, let before, let after):
      .tags(itemID: itemID, before: after, after: before)
    }
  }
}
