import Foundation
internal import Synchronization
internal import TagStoreCLI

/// A terminal that a test is the other side of: it sends keys and looks at the screen.
///
/// ```swift
/// let terminal = try PseudoTerminal(rows: 24, columns: 80)
/// let child = try terminal.start(Program.folder() + "/tagstore", ["edit", "shakshuka"])
/// terminal.send("vegan\r")
/// try await terminal.shows("what is to be seen in the end")
/// #expect(try await child.end(on: terminal) == .exit(0))
/// ```
final class PseudoTerminal {
  /// Keeps descriptors from leaking into what another test starts at the same time.
  static let startLock = Mutex(())

  /// How long a test waits before it is taken to have failed.
  private static let patience = Duration.seconds(60)

  /// What the program has made of the screen, as far as it was read.
  private(set) var screen: ScreenEmulator
  /// All bytes that the program has sent.
  private(set) var received: [UInt8] = []
  /// What was started here, ended with the terminal.
  var children: [TerminalChild] = []
  private var controller: Int32
  /// Kept open, so that the attributes stay when the program ends.
  private var follower: Int32

  init(rows: Int, columns: Int) throws {
    screen = ScreenEmulator(rows: rows, columns: columns)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    (controller, follower) = try Self.startLock.withLock { _ in
      var ends: (Int32, Int32) = (-1, -1)
      guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
      _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
      _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
      return ends
    }
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit { disconnect() }

  /// The name by which a program opens the terminal.
  var path: String {
    var name = [CChar](repeating: 0, count: 256)
    ttyname_r(follower, &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Every attribute of the terminal, to be compared.
  var attributes: [UInt8] {
    var attributes = termios()
    tcgetattr(follower, &attributes)
    return withUnsafeBytes(of: attributes) { Array($0) }
  }

  /// Whether lines are edited and keys echoed, as a shell leaves it.
  var isCooked: Bool {
    var attributes = termios()
    tcgetattr(follower, &attributes)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return attributes.c_lflag & flags == flags
  }

  /// The process group that the keys go to.
  var foregroundGroup: pid_t? {
    let group = tcgetpgrp(controller)
    return group > 0 ? group : nil
  }

  /// Types bytes, escape sequences of keys among them.
  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count < 0, errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(0, count))
      read()
    }
  }

  /// Gives the window another size, and its lines the look that terminals give them.
  func resize(rows: Int, columns: Int, _ reflow: ScreenEmulator.Reflow = .wraps) {
    read()
    screen.resize(rows: rows, columns: columns, reflow)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Breaks the connection, as a closed window does.
  func disconnect() {
    for descriptor in [controller, follower] where descriptor >= 0 { close(descriptor) }
    controller = -1
    follower = -1
  }

  /// Reads until the screen is as wanted; throws with what is on it when that never happens.
  func waits(until isWanted: (ScreenEmulator) -> Bool) async throws {
    let start = ContinuousClock.now
    read()
    while !isWanted(screen) {
      if ContinuousClock.now - start > Self.patience { throw NeverSeen(screen: screen.text) }
      try await Task.sleep(for: .milliseconds(2))
      read()
    }
  }

  /// Reads until the screen has exactly this text, whatever is drawn before.
  func shows(_ text: String) async throws { try await waits { $0.text == text } }

  struct NeverSeen: Error {
    let screen: String
  }

  /// Takes what has arrived.
  func read() {
    guard controller >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(controller, &buffer, buffer.count)
      if count <= 0 { return }
      received += buffer.prefix(count)
      screen.feed(buffer.prefix(count))
    }
  }
}
