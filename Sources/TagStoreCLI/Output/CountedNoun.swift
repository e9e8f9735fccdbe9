/// A number with its noun: `1 tag`, `3 tags`.
package enum CountedNoun {
  package static func text(_ count: Int, _ singular: String, plural: String? = nil) -> String {
    "\(count) " + (count == 1 ? singular : plural ?? singular + "s")
  }
}
