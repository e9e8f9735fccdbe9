/// A tag under one of its names, which may answer a fragment.
///
/// A tag with aliases is several candidates: one under its own name and one for each alias. Keys
/// are borrowed UTF-8, such as a column of the row that a statement stands on, and are read only
/// during the call that gets the candidate; so a candidate costs no allocation.
package struct SuggestionCandidate {
  /// Identifies the tag.
  package var tagID: Int64

  /// The tag's own key, in UTF-8.
  package var tagKey: UnsafeBufferPointer<UInt8>

  /// The alias to match in place of the tag's own name; `nil` for the tag's own name.
  package var alias: Alias?

  /// The number of items that carry the tag.
  package var uses: Int

  /// Another name of the tag.
  package struct Alias {
    /// Identifies the alias.
    package var id: Int64

    /// The alias's key, in UTF-8.
    package var key: UnsafeBufferPointer<UInt8>

    package init(id: Int64, key: UnsafeBufferPointer<UInt8>) {
      self.id = id
      self.key = key
    }
  }

  /// The key that is matched: the alias's, or the tag's own.
  package var key: UnsafeBufferPointer<UInt8> { alias?.key ?? tagKey }

  package init(
    tagID: Int64, tagKey: UnsafeBufferPointer<UInt8>, alias: Alias? = nil, uses: Int
  ) {
    self.tagID = tagID
    self.tagKey = tagKey
    self.alias = alias
    self.uses = uses
  }
}
