internal import TagStoreMigrations
internal import TagStoreSQLite

/// Opens the file of a store, and refuses other programs' files and newer ones without a trace.
struct StoreFile {
  let path: String
  let options: StoreOptions

  /// Marks a file as a tag store: `TagS` in ASCII.
  ///
  /// Source: <https://www.sqlite.org/pragma.html#pragma_application_id>
  static let applicationID: Int64 = 0x5461_6753

  /// Makes sure that the SQLite library can do what the store needs.
  static func checkLibrary() throws(TagStoreError) {
    if let shortcoming = SQLiteLibrary.shortcoming() {
      throw TagStoreError(
        .unsupportedSQLite, shortcoming, advice: "install a newer SQLite library")
    }
  }

  /// Refuses a database in which text has another order than the bytes of its UTF-8.
  static func checkEncoding(of connection: SQLiteConnection) throws {
    let encoding = try connection.text("PRAGMA encoding") ?? "UTF-8"
    if encoding != "UTF-8" {
      throw TagStoreError(
        .invalidArgument, "the database stores text as \(encoding); tags need UTF-8")
    }
  }

  /// Opens the file, made and brought to the newest version where the options allow it.
  func open() throws -> SQLiteConnection {
    try Self.checkLibrary()
    try checkPath()
    do {
      let connection = try connect(mode: mode)
      do {
        try retryingWhileBusy { try prepare(connection) }
        return connection
      } catch let error as SQLiteError where mayReadImmutable(after: error) {
        let immutable = try connect(mode: .immutable)
        try prepare(immutable)
        return immutable
      }
    } catch let error as SQLiteError {
      throw described(error)
    }
  }

  private var mode: SQLiteConnection.Mode {
    if options.isReadOnly { return .readOnly }
    return options.createsFile ? .create : .readWrite
  }

  /// Sees what SQLite would report in words that help nobody.
  private func checkPath() throws(TagStoreError) {
    try FileStatus.checkPath(path)
    switch FileStatus(path: path) {
    case .file:
      if !FileStatus.isReadable(path: path) {
        throw TagStoreError(.notPermitted, "“\(path)” may not be read by this user")
      }
    case .directory:
      throw TagStoreError(.notATagStore, "“\(path)” is a folder", advice: "name a file in it")
    case .other:
      throw TagStoreError(.notATagStore, "“\(path)” is not a regular file")
    case .missing:
      if options.isReadOnly || !options.createsFile {
        throw TagStoreError(
          .fileNotFound, "there is no store at “\(path)”",
          advice: "check the path; adding the first tags makes a store")
      }
      let folder = FileStatus.folder(of: path)
      if FileStatus(path: folder) != .directory {
        throw TagStoreError(
          .cannotCreate, "the store “\(path)” cannot be made: there is no folder “\(folder)”",
          advice: "make the folder first")
      }
    }
  }

  private func connect(mode: SQLiteConnection.Mode) throws(SQLiteError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, mode: mode)
    connection.setBusyTimeout(milliseconds: options.busyTimeoutMilliseconds)
    connection.refuseDoubleQuotedStrings()
    connection.distrustSchema()
    return connection
  }

  /// Looks at the file before anything is changed in it, then sets the connection up.
  private func prepare(_ connection: SQLiteConnection) throws {
    // A file that is about to be refused keeps even its write-ahead log as it is.
    let hasLog = Self.bytes(at: path + "-wal") > 0
    if hasLog { connection.setCheckpointsOnClose(false) }
    let content = try content(of: connection)
    let migrator = Migrator(connection: connection, now: WallClock.now)
    try migrator.refuse(newerVersion: content.version)
    if content.kind == .guest { try Self.checkEncoding(of: connection) }
    if hasLog { connection.setCheckpointsOnClose(true) }

    if connection.isReadOnly {
      try refuseUnlessCurrent(content)
    } else {
      try setUp(connection, content, migrator)
    }
    try connection.run("PRAGMA foreign_keys = ON")
    try connection.run(
      options.synchronous == .full ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")
  }

  /// What a file holds, all of it read from one state.
  private struct Content {
    enum Kind {
      case nothing
      case store
      /// The tables of a store among those of another program.
      case guest
    }

    let kind: Kind
    let version: Int
    let usesWriteAheadLog: Bool
  }

  private func content(of connection: SQLiteConnection) throws -> Content {
    // Another process may be making the tables just now; and one transaction costs less than five.
    let (application, objects, version, journalMode) = try connection.withSnapshot {
      (
        try connection.integer("PRAGMA application_id") ?? 0,
        try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0,
        try Migrator(connection: connection, now: WallClock.now).version(),
        try connection.text("PRAGMA journal_mode")
      )
    }
    let kind: Content.Kind
    if version > 0 {
      kind = application == Self.applicationID ? .store : .guest
    } else if objects == 0 && (application == 0 || application == Self.applicationID) {
      kind = .nothing
    } else {
      throw TagStoreError(
        .notATagStore, "“\(path)” is a database of another program",
        advice: "name another file; to keep tags inside an app's own database, see TagRepository")
    }
    return Content(kind: kind, version: version, usesWriteAheadLog: journalMode == "wal")
  }

  private func refuseUnlessCurrent(_ content: Content) throws {
    if content.kind == .nothing {
      throw TagStoreError(.notATagStore, "“\(path)” is empty, not a tag store")
    }
    if content.version < Migrations.newestVersion {
      throw TagStoreError(
        .readOnly,
        "the store “\(path)” has the older version \(content.version) and cannot be written",
        advice: "open it once where it can be written")
    }
  }

  private func setUp(
    _ connection: SQLiteConnection, _ content: Content, _ migrator: Migrator
  ) throws {
    switch content.kind {
    case .nothing:
      guard options.createsFile else {
        throw TagStoreError(.notATagStore, "“\(path)” is empty, not a tag store")
      }
      // Some builds of SQLite switch this on, at the price of larger and slower files.
      try connection.run("PRAGMA auto_vacuum = NONE")
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.withTransaction {
        try connection.run("PRAGMA application_id = \(Self.applicationID)")
        try migrator.migrate()
      }
    case .store where !content.usesWriteAheadLog:
      try connection.run("PRAGMA journal_mode = WAL")
      fallthrough
    case .store, .guest:
      if content.version < Migrations.newestVersion { try migrator.migrate() }
    }
  }

  /// SQLite does not wait where it sees a deadlock coming, as when several processes open a new file.
  private func retryingWhileBusy(_ body: () throws -> Void) throws {
    // By the clock, as SQLite may have waited in a try already.
    let end = ContinuousClock.now + .milliseconds(options.busyTimeoutMilliseconds)
    while true {
      do {
        return try body()
      } catch let error as SQLiteError where error.code == .busy && ContinuousClock.now < end {
        SQLiteConnection.sleep(milliseconds: 5)
      }
    }
  }

  /// A closed file with a write-ahead log format cannot be read the usual way in a folder where no
  /// side file can be made; without a log it can be read as it stands.
  ///
  /// Source: <https://www.sqlite.org/wal.html#readonly>
  private func mayReadImmutable(after error: SQLiteError) -> Bool {
    (error.code == .cannotOpen || error.code == .readOnly)
      && FileStatus(path: path) != .missing && Self.bytes(at: path + "-wal") == 0
  }

  private func described(_ error: SQLiteError) -> TagStoreError {
    switch error.code {
    case .notADatabase:
      return TagStoreError(
        .notATagStore, "“\(path)” is not a tag store", advice: "name another file")
    case .cannotOpen where FileStatus(path: path) == .missing:
      return TagStoreError(
        .cannotCreate, "the store “\(path)” cannot be made",
        advice: "check that its folder may be written")
    case .cannotOpen, .readOnly:
      return TagStoreError(
        .notPermitted,
        "“\(path)” has a write-ahead log that cannot be used in a folder which cannot be written",
        advice: "copy the file together with its -wal file to another folder")
    default:
      return TagStoreError(error)
    }
  }

  private static func bytes(at path: String) -> Int {
    if case .file(let bytes) = FileStatus(path: path) { return bytes }
    return 0
  }
}
