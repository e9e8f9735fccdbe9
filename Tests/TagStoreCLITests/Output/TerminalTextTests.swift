internal import TagStoreCLI
internal import Testing

@Suite struct `Text on a terminal` {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\nb\r\n", #"a\u{A}b\u{D}\u{A}"#),
    ("\u{7F}\u{9B}", #"\u{7F}\u{9B}"#), ("x\u{202E}y\u{2069}", #"x\u{202E}y\u{2069}"#),
    ("\u{200F}\u{61C}\u{2028}", #"\u{200F}\u{61C}\u{2028}"#), ("Ábaco 👨‍👩‍👧 日本", "Ábaco 👨‍👩‍👧 日本"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), (#"a\b"#, #"a\b"#), ("", ""),
  ])
  func `shows controls written out and leaves the rest`(_ text: String, _ shown: String) {
    #expect(TerminalText.escaped(text) == shown)
  }

  @Test(arguments: [(true, #"a\u{1B}b"#), (false, "a\u{1B}b")])
  func `is escaped there and raw elsewhere`(_ isTerminal: Bool, _ shown: String) throws {
    let sink = MemorySink()
    let console = Console(.fixture(sink, terminals: isTerminal ? [.output] : []), Settings())
    try console.record("a\u{1B}b")
    try console.flush()
    #expect(sink.text == shown + "\n")
  }
}
