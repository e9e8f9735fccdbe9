internal import TagStoreCore
internal import TagStoreRepository

extension TagEditor {
  /// Reads the item's tags, and follows from now on what is done to them elsewhere.
  ///
  /// When it is over, ``lastError`` says whether it went wrong; then it may be tried again.
  public func load() async {
    // From before the reading on, so that nothing falls between the two.
    await follow()
    lastError = nil
    work.read()
    beginWork()
    await working?.value
  }

  private func follow() async {
    if following != nil { return }
    let changes = await Self.changes(of: store)
    if following != nil { return }
    following = Task { [weak self] in
      for await change in changes {
        guard let self else { return }
        note(change)
      }
    }
  }

  /// Listening opens a file, for which the main thread should not wait.
  @concurrent private static func changes(of store: TagStore) async -> AsyncStream<TagStoreChange> {
    store.changes
  }

  private func note(_ change: TagStoreChange) {
    guard concernsItem(change) else { return }
    if change.kind == .itemRenamed, change.items.first == item, let name = change.items.last {
      item = name
    }
    work.read()
    beginWork()
  }

  private func concernsItem(_ change: TagStoreChange) -> Bool {
    // What is being read now may hold other tags than those that are known.
    if !change.isComplete || change.items.contains(item) || working != nil { return true }
    let known = Set(stored)
    return change.tags.contains(where: known.contains)
  }

  func read() async {
    do throws(TagStoreError) {
      let tags = try await store.tags(of: item)
      // A save that was wanted meanwhile reads them again, together with what it writes.
      if work.lastSave == nil { takeIn(tags) }
    } catch {
      fail(error, "Not loaded")
    }
  }

  /// Shows what the store has, together with what was done here and is not stored yet.
  func takeIn(_ tags: [Tag]) {
    let merged = TagReconciliation.tags(base: stored, ours: self.tags, theirs: tags)
    let isChanged = merged != self.tags
    stored = tags
    if isChanged {
      field.send(.chipsReplaced(by: merged))
      if isLoaded { announce("Tags changed elsewhere, \(field.countLabel)") }
    }
    if isChanged || !isLoaded, !hasPutSuggestionsAway { refreshSuggestions() }
    isLoaded = true
    saveChanges()
  }
}
