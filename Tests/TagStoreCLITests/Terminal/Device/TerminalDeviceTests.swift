import Foundation
internal import TagStoreCLI
internal import Testing

@Suite struct `A terminal device` {
  @Test func `is refused when it is none, with words that name the way without`() throws {
    #expect(throws: TerminalFailure.noTerminal) { try TerminalDevice.controlling([]) }
    let null = open("/dev/null", O_RDWR)
    #expect(throws: TerminalFailure.noTerminal) { try TerminalDevice(owning: null) }
    let failure = CommandFailure(TerminalFailure.noTerminal)
    #expect(failure.exitCode == .usage)
    #expect(failure.advice.joined().contains("tagstore type"))
  }

  @Test func `knows the size of its window, or takes the usual one`() throws {
    let terminal = try PseudoTerminal(rows: 10, columns: 30)
    let device = try TerminalDevice(owning: open(terminal.path, O_RDWR | O_NOCTTY))
    #expect(device.size == ScreenSize(rows: 10, columns: 30))
    terminal.resize(rows: 24, columns: 81)
    #expect(device.size == ScreenSize(rows: 24, columns: 81))
    let sizeless = try PseudoTerminal(rows: 0, columns: 0)
    let unknown = try TerminalDevice(owning: open(sizeless.path, O_RDWR | O_NOCTTY))
    #expect(unknown.size == ScreenSize(rows: 24, columns: 80))
  }
}
