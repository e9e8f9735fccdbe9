/// One record of an import: an item and the texts of the tags it is to have.
package struct ImportRecord: Hashable, Sendable {
  /// The item as it was written; neither empty nor too long names are refused here.
  package let item: String
  /// The texts of the tags in their order, or nil when the record says nothing about tags.
  ///
  /// Nil and empty differ for an import that replaces: nil leaves the item's tags alone.
  package let tags: [String]?
  /// The line on which the record begins, from 1.
  package let line: Int

  package init(item: String, tags: [String]?, line: Int) {
    self.item = item
    self.tags = tags
    self.line = line
  }
}
