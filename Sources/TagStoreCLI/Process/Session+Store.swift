internal import TagStore

extension Session {
  /// Whether a command may make the store.
  enum StoreAccess: Sendable {
    /// For what looks at things or changes those that exist: without a store there is nothing.
    case existing
    /// For what brings in something new.
    case creating
  }

  /// Opens the store, runs the work and closes the store again, whatever happens.
  func withStore<Result>(
    _ access: StoreAccess, _ body: (TagStore) async throws -> Result
  ) async throws(CommandFailure) -> Result {
    let place = try StorePath.resolved(
      flag: settings.store, variables: environment.variables)
    if access == .creating, place.isDefault { try place.makeFolder() }
    var options = StoreOptions()
    options.createsFile = access == .creating
    do {
      let store = try await TagStore(at: .file(place.path), options: options)
      let result: Result
      do {
        result = try await body(store)
      } catch {
        // What went wrong first is what counts.
        do { try await store.close() } catch {}
        throw error
      }
      try await store.close()
      return result
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as TagStoreError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.internalFailure, "\(error)")
    }
  }
}

extension StorePath.Resolved {
  /// Makes the folder of the store and those above it, for this user alone as the XDG
  /// specification asks.
  func makeFolder() throws(CommandFailure) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/" + name
      if let error = SystemCalls.makeFolder(folder) {
        throw CommandFailure(
          .cannotCreate,
          "can't make the folder \(TerminalText.quoted(folder)): "
            + SystemCalls.description(of: error))
      }
    }
  }
}
