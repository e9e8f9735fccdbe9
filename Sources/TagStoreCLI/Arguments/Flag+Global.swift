extension Flag {
  /// The flags that every command takes, before or after its name; the last one given wins, so that
  /// an alias can be overridden.
  package static let global: [Flag] = [
    Flag(
      "store", value: Value("FILE", .file),
      "The store to use. Otherwise TAGSTORE_STORE, otherwise a file in your data folder."),
    Flag("json", "Print one JSON object a line; see 'tagstore help json'."),
    Flag("null", short: "0", "End each record with a NUL byte instead of a line feed."),
    Flag("quiet", short: "q", "Print results and errors only."),
    Flag(
      "color", value: Value("WHEN", .choice(ColorChoice.allCases.map(\.rawValue))),
      "Use bold and dim text: auto (on a terminal), always or never. NO_COLOR turns auto off."),
    Flag("help", short: "h", "Show help for the command."),
    Flag("version", "Print the version."),
  ]
}
