internal import Synchronization

/// A line on a terminal that says how far a long command is, rewritten in its place.
///
/// Elsewhere, and with `--quiet`, it says nothing. Safe to use from another thread.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant?
    var columns = 0
  }

  private static let interval = Duration.milliseconds(200)
  private let console: Console
  private let state = Mutex(State())

  init(_ console: Console) {
    self.console = console
  }

  /// Shows the text, unless one was shown a moment ago; short commands show none at all.
  func update(_ text: @autoclosure () -> String) {
    guard console.showsNotes else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard let lastShown = state.lastShown else {
        state.lastShown = now
        return
      }
      guard now - lastShown >= Self.interval else { return }
      let text = text()
      let columns = DisplayWidth.columns(of: text)
      let padding = String(repeating: " ", count: max(0, state.columns - columns))
      console.progress("\r" + text + padding)
      state.lastShown = now
      state.columns = columns
    }
  }

  /// Clears the line, so that what follows begins on an empty one.
  func clear() {
    state.withLock { state in
      if state.columns > 0 {
        console.progress("\r" + String(repeating: " ", count: state.columns) + "\r")
      }
      state.columns = 0
    }
  }
}
