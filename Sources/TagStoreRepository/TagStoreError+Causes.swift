package import TagStoreCore
internal import TagStoreSQLite

extension TagStoreError {
  /// Runs work of this layer and gives whatever it throws this layer's type.
  static func mapping<Result>(_ body: () throws -> Result) throws(TagStoreError) -> Result {
    do {
      return try body()
    } catch let error as TagStoreError {
      throw error
    } catch let error as SQLiteError {
      throw TagStoreError(error)
    } catch let error as TagQueryError {
      throw TagStoreError(error)
    } catch is CancellationError {
      throw TagStoreError(.cancelled, "the operation was cancelled")
    } catch {
      throw TagStoreError(.internalFailure, "\(error)")
    }
  }

  init(_ error: SQLiteError) {
    switch error.code {
    case .busy, .locked:
      self.init(
        .busy, "another program is writing to the store",
        advice: "try again, or wait longer for it")
    case .readOnly, .permission, .authorization:
      self.init(.readOnly, "the store is read-only", advice: "check the file's permissions")
    case .full:
      self.init(.diskFull, "the disk is full", advice: "nothing was changed; make room, try again")
    case .inputOutput:
      self.init(.inputOutput, "reading or writing the store failed (\(error.message))")
    case .corrupt:
      self.init(
        .corrupt, "the store is damaged (\(error.message))",
        advice: "restore a backup, or run `check`")
    case .notADatabase:
      self.init(.notATagStore, "the file is not a tag store")
    case .cannotOpen:
      self.init(.inputOutput, "the store cannot be opened (\(error.message))")
    default:
      self.init(
        .internalFailure, "SQLite refused a statement: \(error.message) (\(error.extendedCode))")
    }
  }

  package init(_ error: TagQueryError) {
    self.init(.invalidQuery, error.message, advice: error.advice, column: error.column)
  }

  package init(_ refusal: TagRefusal, text: String) {
    self.init(.refusedTag, "“\(text.shortened)” cannot be a tag: \(refusal)")
  }

  package init(_ refusal: ItemRefusal, item: String) {
    self.init(.refusedItem, "“\(item.shortened)” cannot name an item: \(refusal)")
  }

  package static func noSuchItem(_ item: String) -> TagStoreError {
    TagStoreError(.noSuchItem, "there is no item “\(item.shortened)”")
  }

  static func noSuchTag(_ name: String) -> TagStoreError {
    TagStoreError(.noSuchTag, "there is no tag “\(name.shortened)”")
  }
}

extension String {
  /// The text, or its beginning when it is long, for a message.
  var shortened: String {
    unicodeScalars.count <= 80 ? self : String(unicodeScalars.prefix(60)) + "…"
  }
}
