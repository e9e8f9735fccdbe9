internal import Testing

@Suite struct `Completing in a shell` {
  /// What is typed after `tagstore find `, what readline replaces of it, the quote that bash closes.
  static let lines: [(typed: String, end: String, close: String)] = [
    ("a", "a", ""), (#"a\ "#, #"a\ "#, ""), ("'a ", "a ", "'"), ("\"a ", "a ", "\""),
    ("baz", "baz", ""), ("baz:", "", ""), ("baz:b", "b", ""), ("it", "it", ""), ("'it", "it", "'"),
    (#"\["#, #"\["#, ""), ("'[", "[", "'"), ("x=", "", ""), ("x", "x", ""),
  ]

  private static let setup = #"""
    tagstore add 'a b' 'a b'; tagstore add baz:bar baz:bar; tagstore add "it's" "it's"
    tagstore add '[x]' '[x]'; tagstore add 'x=b' 'x=b'

    """#

  @Test(arguments: lines.indices)
  func `gives a line that bash reads as the same tag`(_ index: Int) async throws {
    let (typed, end, close) = Self.lines[index]
    let program = try Program()
    try program.folder.write(typed, to: "typed")
    try program.folder.write(end, to: "end")
    let run = try await program.shell(
      Self.setup + #"""
        source <(tagstore completions bash)
        end=$(cat end; echo .); end=${end%.}
        COMP_LINE="tagstore find $(cat typed; echo .)"; COMP_LINE=${COMP_LINE%.}
        COMP_POINT=${#COMP_LINE}
        _tagstore tagstore "$end" find
        echo ${#COMPREPLY[@]}
        eval "${COMP_LINE%"$end"}${COMPREPLY[0]}"\#(close.isEmpty ? "" : close == "'" ? "\"'\"" : "'\"'")
        """#)
    let expected = ["a": "a b", "b": "baz:bar", "i": "it's", "[": "[x]", "x": "x=b"]
    let letter = try #require(typed.first { expected.keys.contains(String($0)) })
    #expect(run.output == "1\n\(expected[String(letter)] ?? "")\n")
    #expect(run.errors == "")
  }

  @Test(.enabled(if: Program.isInstalled("fish")), arguments: ["a", "baz:", "it", "x="])
  func `gives fish the names`(_ typed: String) async throws {
    let program = try Program()
    _ = try await program.shell(Self.setup)
    let run = try await program.shell(
      "tagstore completions fish | source; complete -C 'tagstore find \(typed)'", shell: "fish")
    let expected = ["a": "a b", "baz:": "baz:bar", "it": "it's", "x=": "x=b"]
    #expect(run.output == (expected[typed] ?? "") + "\n")
  }
}
