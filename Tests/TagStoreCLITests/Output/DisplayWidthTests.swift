internal import TagStoreCLI
internal import Testing

@Suite struct `Display width` {
  @Test(arguments: [
    ("", 0), ("vegan", 5), ("e\u{301}", 1), ("\u{E9}", 1), ("\u{301}", 0), ("a\u{200B}b", 2),
    ("\u{2060}", 0), ("\u{AD}", 1), ("日本", 4), ("ｶﾞ", 2), ("Ｗ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1F600}", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("क\u{93C}", 1),
    ("🇩🇪", 2),
    ("🇩🇪🇫🇷", 4), ("🇩", 1), ("1\u{FE0F}\u{20E3}", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("☑", 1),
    ("❤\u{FE0F}\u{200D}🔥", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("می\u{200C}خواهم", 7), ("\r\n", 0), ("\u{1B}", 0),
    ("\u{3000}", 2),
  ])
  func `is counted in columns by grapheme cluster`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `agrees with EastAsianWidth and UnicodeData where Debian installs them`() throws {
    let folder = "/usr/share/unicode/"
    guard let widths = FixtureFile.text(folder + "EastAsianWidth.txt"),
      let data = FixtureFile.text(folder + "UnicodeData.txt")
    else { return }
    var wide: [ClosedRange<UInt32>] = []
    for line in widths.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(whereSeparator: { " ;#".contains($0) })
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let first = try #require(bounds.first)
      if ["W", "F"].contains(fields[1]) { wide.append(first...(bounds.last ?? first)) }
    }
    #expect(wide.count > 100)
    let wideScalars = Set(wide.joined())
    for line in data.split(separator: "\n") {
      let fields = line.split(separator: ";", maxSplits: 3, omittingEmptySubsequences: false)
      guard let value = UInt32(fields[0], radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      if ["Mn", "Me", "Cc", "Cf", "Cs", "Zl", "Zp"].contains(fields[2]) { continue }
      if scalar.properties.isDefaultIgnorableCodePoint { continue }
      let expected = wideScalars.contains(value) ? 2 : 1
      #expect(DisplayWidth.columns(of: scalar) == expected, "U+\(fields[0])")
    }
  }

  @Test func `aligns columns that hold wide and combining characters`() {
    let rows = [["vegan", "12"], ["日本", "7"], ["cafe\u{301}", "100"], ["👨‍👩‍👧", "1"]]
    #expect(
      ColumnLayout.lines(rows, [.leading, .trailing]) == [
        "vegan   12", "日本     7", "cafe\u{301}   100", "👨‍👩‍👧       1",
      ])
    #expect(ColumnLayout.lines([], [.leading]) == [])
    #expect(
      ColumnLayout.lines([["a", "b"], ["long", "c"]], [.leading, .leading])[0] == "a     b")
  }
}
