internal import TagStoreCLI
internal import Testing

@Suite struct `The store's path` {
  struct Case: Sendable {
    let flag: String?
    let variables: [String: String]
    let platform: StorePath.Platform
    let path: String
    let isDefault: Bool
  }

  static let cases = [
    Case(
      flag: "f", variables: ["TAGSTORE_STORE": "e", "HOME": "/h"], platform: .xdg, path: "f",
      isDefault: false),
    Case(
      flag: nil, variables: ["TAGSTORE_STORE": "e", "HOME": "/h"], platform: .xdg, path: "e",
      isDefault: false),
    Case(
      flag: nil, variables: ["TAGSTORE_STORE": "", "HOME": "/h"], platform: .xdg,
      path: "/h/.local/share/tagstore/tags.sqlite", isDefault: true),
    Case(
      flag: nil, variables: ["XDG_DATA_HOME": "/d/", "HOME": "/h"], platform: .xdg,
      path: "/d/tagstore/tags.sqlite", isDefault: true),
    Case(
      flag: nil, variables: ["XDG_DATA_HOME": "d", "HOME": "/h/"], platform: .xdg,
      path: "/h/.local/share/tagstore/tags.sqlite", isDefault: true),
    Case(
      flag: nil, variables: ["XDG_DATA_HOME": "/d", "HOME": "/h"], platform: .apple,
      path: "/h/Library/Application Support/tagstore/tags.sqlite", isDefault: true),
    Case(
      flag: nil, variables: ["XDG_DATA_HOME": "/d"], platform: .xdg,
      path: "/d/tagstore/tags.sqlite", isDefault: true),
  ]

  @Test(arguments: cases)
  func `comes from flag, variable or data folder`(_ example: Case) throws {
    let resolved = try StorePath.resolved(
      flag: example.flag, variables: example.variables, platform: example.platform)
    #expect(resolved.path == example.path)
    #expect(resolved.isDefault == example.isDefault)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"], ["XDG_DATA_HOME": "relative"]])
  func `needs a home when nothing else names a place`(_ variables: [String: String]) {
    let failure = #expect(throws: CommandFailure.self) {
      try StorePath.resolved(flag: nil, variables: variables, platform: .xdg)
    }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.advice == ["Name a file with '--store FILE' or in TAGSTORE_STORE."])
  }
}
