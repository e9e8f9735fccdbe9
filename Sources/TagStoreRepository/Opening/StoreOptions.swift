/// How a store is opened.
public struct StoreOptions: Hashable, Sendable {
  /// When a committed change is safe against a loss of power.
  ///
  /// Either way it is safe against a crash of the program, and the file is never damaged.
  public enum Synchronous: Hashable, Sendable {
    /// Soon after the commit; the last few changes may be lost with the power. The fast choice.
    case normal
    /// Before the commit returns.
    case full
  }

  /// Whether nothing is ever written; no by default.
  public var isReadOnly = false

  /// Whether a missing file is made; yes by default, except that a read-only store makes none.
  public var createsFile = true

  /// How long a change waits for another program's change, in milliseconds; 5,000 by default.
  public var busyTimeoutMilliseconds: Int32 = 5_000

  /// When a committed change is safe against a loss of power; ``Synchronous/normal`` by default.
  public var synchronous = Synchronous.normal

  /// Whether what is written can be undone, and how much of it is kept.
  public var history = HistoryOptions()

  /// The program that writes, as the history tells; the name of this executable by default.
  public var program: String? = StoreOptions.executableName

  /// Makes the default options.
  public init() {}

  /// The last part of the path of this executable.
  package static let executableName = CommandLine.arguments.first.map { path in
    String(path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(path).utf8) ?? path
  }
}
