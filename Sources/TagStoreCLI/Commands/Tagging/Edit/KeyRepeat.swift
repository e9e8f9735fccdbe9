/// Tells a key that is held down from one that is pressed again, which terminals do not.
package struct KeyRepeat: Sendable {
  /// Keyboards repeat every 20 to 50 milliseconds; nobody presses a key that often.
  private static let interval = Duration.milliseconds(60)

  private var last: (key: TerminalKey, time: ContinuousClock.Instant)?

  package init() {}

  /// Whether a key comes so soon after itself that it is held down.
  package mutating func isRepeat(_ key: TerminalKey, at time: ContinuousClock.Instant) -> Bool {
    defer { last = (key, time) }
    guard let last, last.key == key else { return false }
    return time - last.time < Self.interval
  }
}
