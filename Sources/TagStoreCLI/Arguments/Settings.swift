/// What the global flags decide, for every command alike.
package struct Settings: Hashable, Sendable {
  /// The file named by `--store`.
  package var store: String?
  package var printsJSON = false
  package var endsRecordsWithNull = false
  package var isQuiet = false
  package var color = ColorChoice.auto

  package init() {}

  init(_ flags: FlagValues) {
    store = flags.last("store")
    printsJSON = flags.contains("json")
    endsRecordsWithNull = flags.contains("null")
    isQuiet = flags.contains("quiet")
    color = flags.last("color").flatMap(ColorChoice.init) ?? .auto
  }
}
