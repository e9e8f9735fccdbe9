/// A text format in which items and their tags come in and go out.
///
/// All three are UTF-8. Line ends may be LF, CRLF or CR coming in and are LF going out.
public enum InterchangeFormat: String, CaseIterable, Hashable, Sendable {
  /// JSON Lines: one object a line, `{"item":"shakshuka","tags":["vegan","Portland, OR"]}`.
  ///
  /// Every element of `tags` is one tag. Other keys are ignored.
  case jsonl
  /// Comma-separated values (RFC 4180): cells in double quotes may hold commas and line breaks.
  case csv
  /// Tab-separated values: quotes are ordinary, and a backslash escapes.
  ///
  /// `\t`, `\n`, `\r` and `\\` stand for tab, line feed, carriage return and backslash, so that
  /// any item name fits; a backslash before anything else is refused.
  case tsv
}

extension InterchangeFormat {
  /// The format that the ending of a path stands for, such as `.csv`, in any letter case.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
