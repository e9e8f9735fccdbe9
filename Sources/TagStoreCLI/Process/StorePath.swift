/// Where the store is: `--store`, else `TAGSTORE_STORE`, else a file in the user's data folder.
package enum StorePath {
  /// Whose rules say where a user's data lives.
  package enum Platform: Sendable {
    /// The XDG Base Directory Specification: `$XDG_DATA_HOME`, else `~/.local/share`.
    case xdg
    /// `~/Library/Application Support`.
    case apple

    package static var current: Platform {
      #if canImport(Darwin)
        .apple
      #else
        .xdg
      #endif
    }
  }

  /// A path, and whether it is the one in the data folder, whose folders the program makes itself.
  package struct Resolved: Hashable, Sendable {
    package let path: String
    package let isDefault: Bool
  }

  /// The store's path.
  /// - Throws: ``ExitCode/usage`` when nothing names a place.
  package static func resolved(
    flag: String?, variables: [String: String], platform: Platform = .current
  ) throws(CommandFailure) -> Resolved {
    if let flag { return Resolved(path: flag, isDefault: false) }
    if let path = variables["TAGSTORE_STORE"], !path.isEmpty {
      return Resolved(path: path, isDefault: false)
    }
    let folder = try dataFolder(variables, platform)
    return Resolved(path: folder + "/tagstore/tags.sqlite", isDefault: true)
  }

  private static func dataFolder(
    _ variables: [String: String], _ platform: Platform
  ) throws(CommandFailure) -> String {
    // The specification has relative values ignored.
    if platform == .xdg, let folder = variables["XDG_DATA_HOME"], isAbsolute(folder) {
      return withoutLastSlash(folder)
    }
    guard let home = variables["HOME"], isAbsolute(home) else {
      throw CommandFailure(
        .usage, "there is no place for the store, because HOME is not set",
        advice: ["Name a file with '--store FILE' or in TAGSTORE_STORE."])
    }
    switch platform {
    case .xdg: return withoutLastSlash(home) + "/.local/share"
    case .apple: return withoutLastSlash(home) + "/Library/Application Support"
    }
  }

  private static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  private static func withoutLastSlash(_ path: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? String(path.unicodeScalars.dropLast()) : path
  }
}
