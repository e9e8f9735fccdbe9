/// Breaks prose into lines.
enum TextWrap {
  /// Lines of at most `width` columns; a longer word stands alone on its line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(separator: " ") {
      let length = DisplayWidth.columns(of: String(word))
      if columns > 0, columns + 1 + length > width {
        lines.append(line)
        line = ""
        columns = 0
      }
      line += columns > 0 ? " " + word : String(word)
      columns += columns > 0 ? 1 + length : length
    }
    if columns > 0 { lines.append(line) }
    return lines
  }
}
