/// What a repository or store refused or could not do, why, and what to do about it.
public struct TagStoreError: Error, Hashable, Sendable {
  /// The stable name of a kind of error; decide by it, never by the message.
  ///
  /// The set is open: later versions may add codes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's text, such as `no-such-tag`; stable, and used in JSON.
    public let rawValue: String

    /// Makes a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Which kind of error this is.
  public let code: Code

  /// What was refused and why: one sentence without its full stop.
  public let message: String

  /// What to do about it, where there is something to say.
  public let advice: String?

  /// The line of the input that the error is about, counted from 1, when it is about one.
  public let line: Int?

  /// The column of the query or of the line, counted from 1 in Unicode scalars, when there is one.
  public let column: Int?

  package init(
    _ code: Code, _ message: String, advice: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.advice = advice
    self.line = line
    self.column = column
  }

  /// The same error, said to be about a line of the input.
  package func at(line: Int) -> TagStoreError {
    TagStoreError(code, message, advice: advice, line: line, column: column)
  }
}

extension TagStoreError.Code {
  /// A text cannot be the name of a tag.
  public static let refusedTag = Self(rawValue: "refused-tag")
  /// A text cannot be the name of an item.
  public static let refusedItem = Self(rawValue: "refused-item")
  /// Input to be imported is malformed.
  public static let refusedInput = Self(rawValue: "refused-input")
  /// There is no item of that name.
  public static let noSuchItem = Self(rawValue: "no-such-item")
  /// There is no tag of that name, or the item does not carry it.
  public static let noSuchTag = Self(rawValue: "no-such-tag")
  /// Another tag has that name already.
  public static let tagExists = Self(rawValue: "tag-exists")
  /// Another item has that name already.
  public static let itemExists = Self(rawValue: "item-exists")
  /// A change cannot be undone or done again, as the store is no longer as it left it.
  public static let conflict = Self(rawValue: "conflict")
  /// A value is outside of what the operation takes.
  public static let invalidArgument = Self(rawValue: "invalid-argument")
  /// A query cannot be understood.
  public static let invalidQuery = Self(rawValue: "invalid-query")
  /// Another connection held the lock for longer than the waiting time.
  public static let busy = Self(rawValue: "busy")
  /// The store cannot be written.
  public static let readOnly = Self(rawValue: "read-only")
  /// There is no file at that path.
  public static let fileNotFound = Self(rawValue: "file-not-found")
  /// The file cannot be made at that path.
  public static let cannotCreate = Self(rawValue: "cannot-create")
  /// The file is there, and this process may not read it.
  public static let notPermitted = Self(rawValue: "not-permitted")
  /// The file is not a tag store.
  public static let notATagStore = Self(rawValue: "not-a-tag-store")
  /// A newer version of this library has written the file.
  public static let newerVersion = Self(rawValue: "newer-version")
  /// The disk or the quota is full.
  public static let diskFull = Self(rawValue: "disk-full")
  /// Reading or writing failed.
  public static let inputOutput = Self(rawValue: "input-output")
  /// The file is damaged.
  public static let corrupt = Self(rawValue: "corrupt")
  /// The SQLite library of this system cannot do what the store needs.
  public static let unsupportedSQLite = Self(rawValue: "unsupported-sqlite")
  /// The operation was cancelled.
  public static let cancelled = Self(rawValue: "cancelled")
  /// The store or the repository has been closed.
  public static let closed = Self(rawValue: "closed")
  /// A fault of this library.
  public static let internalFailure = Self(rawValue: "internal-failure")
}

extension TagStoreError: CustomStringConvertible {
  /// The place, the message and the advice, for a log or a person.
  public var description: String {
    guard let advice else { return placedMessage }
    return "\(placedMessage); \(advice)"
  }

  /// The message after its place, such as `line 3, column 5: a tag must be a text in quotes`.
  package var placedMessage: String {
    switch (line, column) {
    case (let line?, let column?): "line \(line), column \(column): \(message)"
    case (let line?, nil): "line \(line): \(message)"
    case (nil, let column?): "column \(column): \(message)"
    case (nil, nil): message
    }
  }
}
