internal import Testing

/// Real shells on a terminal that zsh's module `zpty` makes; the tests are skipped without zsh.
@Suite(.enabled(if: Program.isInstalled("zsh")))
struct `Pressing Tab` {
  /// What is typed after `tagstore find`, and the item that the completed line finds.
  static let lines: [(typed: String, item: String)] = [
    (#"a\ "#, "one"), ("'a ", "one"), ("baz:", "two"), ("ba", "two"), ("it", "three"),
    (#"\["#, "four"), ("x=", "five"),
  ]

  static let shells = [
    ["bash --norc --noprofile -i", "source <(tagstore completions bash)"],
    ["zsh -f -i", "autoload -U compinit; compinit -u -D; source <(tagstore completions zsh)"],
  ]

  @Test(arguments: shells, lines.indices)
  func `gives a line that finds the tag`(_ shell: [String], _ index: Int) async throws {
    let (typed, item) = Self.lines[index]
    let program = try Program()
    try await program.done(
      #"""
      tagstore add one 'a b'; tagstore add two baz:bar; tagstore add three "it's"
      tagstore add four '[x]'; tagstore add five 'x=b'
      """#)
    try program.folder.write(typed, to: "typed")
    let run = try await program.shell(
      #"""
      zmodload zsh/zpty
      wait_for() { repeat 400 { [[ -e $1 ]] && return; sleep 0.05 } }
      zpty shell \#(shell[0])
      zpty -w shell '\#(shell[1]); touch ready'
      wait_for ready
      typed=$(<typed; print .); typed=${typed%.}
      zpty -w -n shell "tagstore find ${typed%$'\n'}"$'\t'"> result; touch done"$'\n'
      wait_for done
      zpty -d shell
      cat result
      """#, shell: "zsh")
    #expect(run.output == item + "\n")
  }
}
