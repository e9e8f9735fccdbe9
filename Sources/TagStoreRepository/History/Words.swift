internal import TagStoreCore

extension [String] {
  /// The first names, and how many there are besides, for a line of the history.
  var words: String {
    if isEmpty { return "nothing" }
    let shown = prefix(5).map(\.shortened).joined(separator: ", ")
    return count > 5 ? "\(shown) and \(count - 5) more" : shown
  }
}

extension [Tag] {
  /// The first names, and how many there are besides, for a line of the history.
  var words: String { map(\.name).words }
}
