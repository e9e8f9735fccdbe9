/// Whether what is written can be undone, and how much of it is kept.
///
/// The oldest changes go first. The limits are kept by whoever writes: programs that open one store
/// with different limits each apply their own.
public struct HistoryOptions: Hashable, Sendable {
  /// Whether changes are recorded; without, nothing that is written can be undone.
  public var isOn = true

  /// How many changes are kept; 1,000 by default.
  ///
  /// There may be a sixteenth more for a while, and what was undone comes on top.
  public var countLimit = 1_000

  /// How many bytes all changes together may take; 64 MiB by default.
  ///
  /// A change that is larger by itself is kept in words alone: it cannot be undone, nor can anything
  /// before it.
  public var byteLimit = 64 << 20

  /// Makes the default options.
  public init() {}

  /// Nothing is recorded.
  public static var off: HistoryOptions {
    var options = HistoryOptions()
    options.isOn = false
    return options
  }
}
