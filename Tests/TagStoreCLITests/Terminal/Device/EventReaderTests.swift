import Foundation
internal import TagStoreCLI
internal import Testing

@Suite struct `Waiting for events` {
  /// A reader and the other end of what it reads.
  private final class Line {
    let wakes: WakePipe
    var reader: EventReader
    private let readEnd: Int32
    private var writeEnd: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (readEnd, writeEnd) = (ends[0], ends[1])
      wakes = try WakePipe()
      reader = EventReader(input: readEnd, pipe: wakes)
    }

    func send(_ text: String) { _ = write(writeEnd, text, text.utf8.count) }

    func hangUp() {
      close(writeEnd)
      writeEnd = -1
    }

    deinit {
      close(readEnd)
      if writeEnd >= 0 { close(writeEnd) }
    }
  }

  @Test func `joins characters that arrive together and keeps the order`() throws {
    let line = try Line()
    line.send("né日\u{1B}[Ax\u{1}\u{1B}[200~a\rb\u{1B}[201~👨‍👩‍👧")
    #expect(line.reader.next() == .text("né日"))
    #expect(line.reader.next() == .key(TerminalKey(.up)))
    #expect(line.reader.next() == .text("x"))
    #expect(line.reader.next() == .key(.control("a")))
    #expect(line.reader.next() == .paste("a\rb"))
    #expect(line.reader.next() == .text("👨‍👩‍👧"))
  }

  @Test func `takes Escape for the key when nothing follows`() throws {
    let line = try Line()
    line.send("\u{1B}")
    #expect(line.reader.next() == .key(TerminalKey(.escape)))
    line.send("a")
    #expect(line.reader.next() == .text("a"))
  }

  @Test func `is woken while it waits, and once for many wakes`() async throws {
    let line = try Line()
    let wakes = line.wakes
    let waker = Task.detached { wakes.wake() }
    #expect(line.reader.next() == .wake)
    await waker.value
    for _ in 0..<10 { wakes.wake() }
    line.send("a")
    #expect(line.reader.next() == .wake)
    #expect(line.reader.next() == .text("a"))
  }

  @Test func `never blocks who wakes it, however often`() throws {
    let line = try Line()
    for _ in 0..<200_000 { line.wakes.wake() }
    #expect(line.reader.next() == .wake)
  }

  @Test(arguments: [
    (SIGWINCH, TerminalEvent.resized), (SIGCONT, .resumed), (SIGTSTP, .suspensionRequested),
    (SIGTERM, .closed(.signal(SIGTERM))), (SIGHUP, .closed(.signal(SIGHUP))),
  ])
  func `tells signals`(_ signal: Int32, _ event: TerminalEvent) throws {
    let line = try Line()
    line.wakes.report(signal: signal)
    #expect(line.reader.next() == event)
  }

  @Test func `gives what came before the connection broke, and then nothing else`() throws {
    let line = try Line()
    line.send("a\r")
    line.hangUp()
    #expect(line.reader.next() == .text("a"))
    #expect(line.reader.next() == .key(TerminalKey(.enter)))
    #expect(line.reader.next() == .closed(.disconnected))
    line.wakes.wake()
    #expect(line.reader.next() == .closed(.disconnected))
  }
}
