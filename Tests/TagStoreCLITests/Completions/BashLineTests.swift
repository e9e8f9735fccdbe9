internal import TagStoreCLI
internal import Testing

@Suite struct `A line of bash` {
  /// The line, the end that readline replaces, the words, a candidate and its replacement.
  static let lines:
    [(line: String, end: String, words: [String], candidate: String, text: String?)] = [
      ("tagstore find ", "", ["tagstore", "find", ""], "a b", #"a\ b"#),
      ("tagstore find a\\ ", "a\\ ", ["tagstore", "find", "a "], "a b", #"a\ b"#),
      ("tagstore find 'a ", "a ", ["tagstore", "find", "a "], "a b", "a b"),
      ("tagstore find \"a ", "a ", ["tagstore", "find", "a "], "a \"b$", #"a \"b\$"#),
      ("t find baz:", "", ["t", "find", "baz:"], "baz:bar", "bar"),
      ("t find BAZ:b", "b", ["t", "find", "BAZ:b"], "baz:bar", "bar"),
      ("t find baz:b", "b", ["t", "find", "baz:b"], "other", nil),
      ("t find baz\\:b", "baz\\:b", ["t", "find", "baz:b"], "baz:bar", #"baz\:bar"#),
      ("t merge --into=b", "b", ["t", "merge", "--into=b"], "--into=b c", #"b\ c"#),
      ("t merge --into='b", "b", ["t", "merge", "--into=b"], "--into=b c", "b c"),
      ("t find it", "it", ["t", "find", "it"], "it's", #"it\'s"#),
      ("t find 'it", "it", ["t", "find", "it"], "it's", #"it'\''s"#),
      ("t find \"wow", "wow", ["t", "find", "wow"], "wow!", nil),
      ("t find wow", "wow", ["t", "find", "wow"], "wow!", #"wow\!"#),
      ("t find 'a b' c", "c", ["t", "find", "a b", "c"], "caf\u{E9}", "caf\u{E9}"),
      ("t find a\\", "a\\", ["t", "find", "a"], "a~", #"a\~"#),
      ("t find x", "x", ["t", "find", "x"], "x\ny", nil),
    ]

  @Test(arguments: lines.indices)
  func `gives its words, and takes candidates quoted as the place needs`(_ index: Int) {
    let (text, end, words, candidate, replacement) = Self.lines[index]
    let line = BashLine(text, replacing: end)
    #expect(line.words == words)
    #expect(line.replacement(for: candidate) == replacement)
  }
}
