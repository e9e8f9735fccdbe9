/// The flags that were given, by name, each with its values in the order given.
package struct FlagValues: Hashable, Sendable {
  private var values: [String: [String]] = [:]

  package init() {}

  mutating func add(_ value: String?, to flag: Flag) {
    values[flag.name, default: []].append(contentsOf: value.map { [$0] } ?? [])
  }

  /// Whether the flag was given.
  package func contains(_ name: String) -> Bool {
    values[name] != nil
  }

  package func all(_ name: String) -> [String] {
    values[name] ?? []
  }

  /// The value given last.
  package func last(_ name: String) -> String? {
    values[name]?.last
  }
}
