internal import TagStoreCLI
internal import Testing

@Suite struct `Random frames` {
  struct Window: Sendable {
    let rows: Int
    let columns: Int
  }

  static let windows: [Window] = [
    Window(rows: 24, columns: 80), Window(rows: 10, columns: 30), Window(rows: 5, columns: 9),
    Window(rows: 1, columns: 1), Window(rows: 3, columns: 2),
  ]

  @Test(arguments: windows, 0..<8 as Range<UInt64>)
  func `look as they should after each change, below lines that stay`(
    _ window: Window, _ seed: UInt64
  ) {
    var random = TerminalRandom(seed: seed)
    var emulator = ScreenEmulator(rows: window.rows, columns: window.columns)
    let prompt = random.number(in: 0...window.rows + 2)
    for row in 0..<prompt { emulator.feed("\(row % 10)\r\n".utf8) }
    emulator.wrapsAtEdge = false
    var renderer = FrameRenderer(size: emulator.size, isStyled: seed.isMultiple(of: 2))
    var frame = ScreenFrame()
    for step in 0..<25 {
      frame =
        random.number(in: 0...4) == 0
        ? random.frame(upTo: window.rows + 3) : random.variation(of: frame)
      emulator.feed(renderer.draw(frame))
      let picture = FramePicture(frame, size: emulator.size, isStyled: seed.isMultiple(of: 2))
      #expect(picture.differences(in: emulator) == [], "step \(step)")
      #expect(emulator.textWithHistory.hasPrefix(Self.promptLines(prompt)))
      #expect(renderer.draw(frame).isEmpty)
    }
    emulator.feed(renderer.finish(isErasing: true))
    #expect(emulator.isCursorVisible)
    #expect(emulator.cursor.column == 0)
    #expect(emulator.rows[emulator.cursor.row...].allSatisfy { $0.text.isEmpty })
    #expect(emulator.unknown == [])
  }

  private static func promptLines(_ count: Int) -> String {
    (0..<count).map { "\($0 % 10)" }.joined(separator: "\n")
  }

  @Test(arguments: ScreenEmulator.Reflow.allCases, 0..<12 as Range<UInt64>)
  func `look as they should after the window was resized`(
    _ reflow: ScreenEmulator.Reflow, _ seed: UInt64
  ) {
    var random = TerminalRandom(seed: seed)
    var emulator = ScreenEmulator(rows: 24, columns: 80)
    emulator.wrapsAtEdge = false
    var renderer = FrameRenderer(size: emulator.size, isStyled: true)
    for step in 0..<20 {
      let frame = random.frame(upTo: 12)
      emulator.feed(renderer.draw(frame))
      let picture = FramePicture(frame, size: emulator.size, isStyled: true)
      #expect(picture.differences(in: emulator) == [], "step \(step)")
      emulator.resize(
        rows: random.number(in: 2...30), columns: random.number(in: 2...90), reflow)
      renderer.resize(to: emulator.size)
    }
    #expect(emulator.unknown == [])
  }
}
