internal import TagStoreCore
internal import TagStoreRepository

extension TagEditor {
  /// Stores the tags as they are, and waits until they are stored; an open chip counts as it was.
  ///
  /// When it is over, ``lastError`` says whether it went wrong. It is also the way to try again.
  public func save() async {
    lastError = nil
    if tags != work.lastSave ?? stored { save(tags) }
    await working?.value
  }

  /// Takes back what was not saved, and empties the text; undo ends here.
  public func discard() {
    field = TagField(
      chips: work.lastSave ?? stored, configuration: field.configuration)
    (lastRefusal, lastError, flashedChip) = (nil, nil, nil)
    refreshSuggestions()
  }

  /// Waits until all that was begun is done: what is to be saved, to be read and to be suggested.
  ///
  /// An app waits for it before it closes the store. It does not wait for what others still do.
  public func settled() async {
    while let task = working ?? lookingUp { await task.value }
  }

  /// Stores the tags, if they have changed and the time has come.
  func saveChanges() {
    // A chip that is open is not among the field's, but it has not been removed either.
    guard savesAutomatically, field.editedChip == nil else { return }
    if field.chips != work.lastSave ?? stored { save(field.chips) }
  }

  private func save(_ tags: [Tag]) {
    isSaving = true
    work.save(tags)
    beginWork()
  }

  /// Does what is to be done; the task keeps the editor for as long, so that nothing is lost.
  func beginWork() {
    if working != nil { return }
    working = Task {
      while let step = work.next() {
        switch step {
        case .save(let tags): await write(tags)
        case .read: await read()
        }
      }
      working = nil
    }
  }

  private func write(_ tags: [Tag]) async {
    do throws(TagStoreError) {
      let after = try await store.reconcile(tags, from: stored, on: item)
      // What waits to be saved came from these tags, and knows nothing of what others did.
      stored = tags
      work.finishSave()
      lastError = nil
      if work.lastSave == nil { takeIn(after) }
    } catch {
      work.finishSave()
      fail(error, "Not saved")
    }
    isSaving = work.lastSave != nil
  }
}

extension TagStore {
  /// Sets an item's tags, and keeps what others have done to them since.
  /// - Returns: The item's tags afterwards.
  fileprivate func reconcile(
    _ tags: [Tag], from base: [Tag], on item: String
  ) async throws(TagStoreError) -> [Tag] {
    try await typed {
      try await write { repository in
        let merged = TagReconciliation.tags(
          base: base, ours: tags, theirs: try repository.tags(of: item))
        return try repository.set(merged.map(\.name), on: item).after
      }
    }
  }
}
