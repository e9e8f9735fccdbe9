internal import TagStore

extension Console {
  /// The version of what `--json` prints; it grows when a member changes its meaning or goes.
  package static let jsonVersion = 1

  /// Prints one JSON object as a line of its own.
  ///
  /// The scheme is the same everywhere: every line on standard output is one object, and its first
  /// member is `version`. A command with one result prints one line, a list prints a line for each
  /// record. Errors stay text on standard error. `tagstore help json` says so, and names the
  /// members.
  func json(_ members: KeyValuePairs<String, JSONValue>) throws(CommandFailure) {
    let version = [JSONValue.Member("version", .number(Self.jsonVersion))]
    let object = JSONValue.object(version + members.map { JSONValue.Member($0.key, $0.value) })
    try write(
      outputIsTerminal ? TerminalText.escaped(json: object.text) : object.text, endedBy: "\n")
  }
}

extension JSONValue {
  /// The names of tags, in order.
  static func names(_ tags: [Tag]) -> JSONValue {
    .strings(tags.map(\.name))
  }

  /// A time in milliseconds since 1970, or null.
  static func time(_ milliseconds: Int64?) -> JSONValue {
    milliseconds.map { .number(Int($0)) } ?? .null
  }
}
