extension Flag {
  /// `--items-from FILE`, for the commands that change many items alike.
  static let itemsFrom = Flag(
    "items-from", value: Value("FILE", .file),
    "Read the items from a file, or from standard input when FILE is '-': one a line, or "
      + "separated by NUL bytes.")

  /// `--limit N`; what happens without it differs.
  static func limit(_ otherwise: String) -> Flag {
    Flag("limit", short: "n", value: Value("N", .count), "Print at most N. " + otherwise)
  }

  /// `--format`, for import and export.
  static func format(_ otherwise: String) -> Flag {
    Flag(
      "format", value: Value("FORMAT", .choice(["jsonl", "csv", "tsv"])),
      "jsonl (JSON Lines), csv or tsv. " + otherwise)
  }
}

extension String {
  /// How TAG arguments are read; every command that takes them says so in the same words.
  static let tagArgumentRule =
    "Commas separate tags, so 'vegan, dinner' is two; double quotes keep a comma: "
    + "'\"Portland, OR\"' is one. Put '--' before names that begin with a dash."

  /// How an argument is read that names one tag.
  static let oneTagRule =
    "A name with a comma is written in double quotes: '\"Portland, OR\"'."
}
