internal import TagStoreCLI

/// Files that a test looks at when they are there.
enum FixtureFile {
  static func text(_ path: String) -> String? {
    do {
      let file = try ReadableFile(path: path)
      return String(decoding: try file.readAll(), as: UTF8.self)
    } catch {
      return nil
    }
  }
}
