import TagStoreCore

extension TagField.Configuration {
  /// Every preset by its name.
  static let presets: [(name: String, configuration: Self)] = [
    ("standard", .standard), ("spaceCommits", .spaceCommits), ("submitCommits", .submitCommits),
    ("separatorCommits", .separatorCommits), ("toggleSelection", .toggleSelection),
  ]

  /// One of many mixtures of settings around a preset.
  static func varied(_ preset: Self, _ seed: Int, allowing vocabulary: [Tag]) -> Self {
    var configuration = preset
    if seed % 3 == 0 { configuration.maximumTags = 6 }
    if seed % 4 == 0 { configuration.allowedTags = Set(vocabulary) }
    if seed % 5 == 0 { configuration.usesHiddenMarker = true }
    if seed % 6 == 1 { configuration.maximumNameLength = 2 }
    if seed % 7 == 0 { configuration.clearsTextWhenRefused.toggle() }
    if seed % 8 == 3 { configuration.backspace = .edits }
    if seed % 11 == 10 { configuration.isReadOnly = true }
    return configuration
  }
}
