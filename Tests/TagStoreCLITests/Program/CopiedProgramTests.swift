internal import Testing

@Suite struct `The program alone` {
  @Test(arguments: ["./copy/tagstore", "./link"])
  func `works from any folder and through a link`(_ path: String) async throws {
    let program = try Program()
    let output = try await program.done(
      """
      mkdir copy && cp "$(command -v tagstore)" copy/ && ln -s copy/tagstore link
      t=\(path)
      $t add shakshuka 'Vegan, brunch' && $t show shakshuka && $t find vegan && $t suggest bru
      $t rename vegan plants && $t tags && $t export && $t check && $t prune -q
      $t --version | cut -d ' ' -f 1; $t help > /dev/null; $t completions zsh > /dev/null
      """)
    #expect(
      output == """
        Vegan
        brunch
        shakshuka
        brunch
        brunch\t1
        plants\t1
        {"item":"shakshuka","tags":["plants","brunch"]}
        tagstore

        """)
  }
}
