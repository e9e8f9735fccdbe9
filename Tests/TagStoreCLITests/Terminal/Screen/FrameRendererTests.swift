internal import TagStoreCLI
internal import Testing

@Suite struct `Drawing of changes` {
  private static let size = ScreenSize(rows: 10, columns: 30)

  /// The bytes of the second of two frames, and the sequences in them with `^` for ESC.
  private static func change(
    from old: ScreenFrame, to new: ScreenFrame, isStyled: Bool = true
  ) -> String {
    var renderer = FrameRenderer(size: size, isStyled: isStyled)
    _ = renderer.draw(old)
    return String(decoding: renderer.draw(new), as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  private static func field(_ text: String, _ style: CellStyle = []) -> ScreenFrame {
    let line = ScreenLine(text, style)
    return ScreenFrame([line], cursor: ScreenPosition(row: 0, column: line.columns))
  }

  @Test func `begins at the start of a line that it clears`() {
    var renderer = FrameRenderer(size: Self.size, isStyled: true)
    let bytes = renderer.draw(Self.field("a"))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1B}[Ja")
  }

  @Test(arguments: [
    ("ab", "abc", "c"), ("ab", "ab", ""), ("abc", "ab", "^[3G^[K"), ("", "日本", "日本"),
    ("abcdefghij", "xbcdefghiy", "\rx^[10Gy"), ("abcd", "xbcy", "\rxbcy"),
    ("日x", "本x", "\r本^[4G"), ("😀a", "😀b", "^[3Gb"), ("a", "a😀", "😀^[4G"),
  ])
  func `writes what changed and little more`(_ old: String, _ new: String, _ bytes: String) {
    #expect(Self.change(from: Self.field(old), to: Self.field(new)) == bytes)
  }

  @Test func `moves only the cursor when only that moved`() {
    let line = ScreenLine("abc")
    let old = ScreenFrame([line], cursor: ScreenPosition(row: 0, column: 3))
    #expect(
      Self.change(from: old, to: ScreenFrame([line], cursor: ScreenPosition(row: 0, column: 1)))
        == "^[2G")
    #expect(Self.change(from: old, to: ScreenFrame([line])) == "^[?25l")
  }

  @Test func `draws the changed line alone and comes back`() {
    func frame(_ last: String) -> ScreenFrame {
      ScreenFrame(
        [ScreenLine("ab"), ScreenLine("cd"), ScreenLine(last)],
        cursor: ScreenPosition(row: 0, column: 2))
    }
    #expect(Self.change(from: frame("x"), to: frame("y")) == "\n\n\ry^[2A^[3G")
    #expect(Self.change(from: frame(""), to: frame("")) == "")
  }

  @Test func `adds to a style or starts anew, and never leaves one on`() {
    var line = ScreenLine("a", .bold)
    line.append("b", [.bold, .reverse])
    line.append("c", .dim)
    #expect(
      Self.change(from: ScreenFrame(), to: ScreenFrame([line])) == "^[1ma^[7mb^[0;2mc^[m")
    #expect(
      Self.change(from: ScreenFrame(), to: ScreenFrame([line]), isStyled: false) == "abc")
  }

  @Test func `ends below what stays, or where it began when it goes`() {
    var renderer = FrameRenderer(size: Self.size, isStyled: true)
    let frame = ScreenFrame(
      [ScreenLine("a"), ScreenLine("b")], cursor: ScreenPosition(row: 0, column: 1))
    _ = renderer.draw(frame)
    #expect(String(decoding: renderer.finish(isErasing: false), as: UTF8.self) == "\n\r\n")
    _ = renderer.draw(ScreenFrame([ScreenLine("a"), ScreenLine("b")]))
    #expect(
      String(decoding: renderer.finish(isErasing: true), as: UTF8.self)
        == "\u{1B}[A\r\u{1B}[J\u{1B}[?25h")
  }
}
