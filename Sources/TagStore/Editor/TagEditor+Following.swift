internal import TagStoreCore
internal import TagStoreRepository

extension TagEditor {
  /// Reads the item's tags, and follows from now on what is done to them elsewhere.
  ///
  /// When it is over, ``lastError`` says whether it went wrong; then it may be tried again. What
  /// another program does to the file is seen with the next save.
  public func load() async {
    // From before the reading on, so that nothing falls between the two.
    follow()
    lastError = nil
    work.read()
    beginWork()
    await working?.value
  }

  private func follow() {
    if following != nil { return }
    following = Task { [weak self, changes = store.changes] in
      for await change in changes {
        guard let self else { return }
        note(change)
      }
    }
  }

  private func note(_ change: TagStoreChange) {
    switch change.kind {
    case .itemRenamed where change.items.first == item: item = change.items.last ?? item
    case .tagged, .forgotten, .itemRenamed: if !change.items.contains(item) { return }
    case .renamed, .merged, .deleted, .reload: break
    }
    work.read()
    beginWork()
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
