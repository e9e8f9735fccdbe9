/// One column of a line.
package struct ScreenCell: Hashable, Sendable {
  /// A grapheme cluster; empty in the columns that the cluster to the left covers as well.
  package let text: String
  /// How it stands out.
  package let style: CellStyle

  /// A cell of a cluster that is safe to be sent as it is.
  package init(_ text: String, _ style: CellStyle = []) {
    self.text = text
    self.style = style
  }

  /// What is to be seen where nothing is.
  package static let blank = ScreenCell(" ")

  /// Whether terminals disagree about how many columns the cluster takes.
  ///
  /// They do about sequences (emoji, marks), emoji, and symbols that East Asian fonts have wide.
  var hasUncertainWidth: Bool {
    guard text.utf8.count > 1, let first = text.unicodeScalars.first else { return false }
    return text.unicodeScalars.count > 1 || 0x2010...0x2E7F ~= first.value
      || first.properties.isEmojiPresentation
  }
}
