import TagStoreRepository

/// One operation on a store or on its model.
indirect enum StoreOperation {
  struct Record {
    let item: String
    let tags: [String]
  }

  case add([String], item: String, TagPosition)
  case set([String], item: String)
  case move(String, item: String, TagPosition)
  case remove([String], item: String)
  case rename(String, String)
  case merge([String], into: String)
  case delete([String])
  case prune
  case forget([String])
  case renameItem(String, String)
  case importing([Record], ImportSession.Mode)
  /// A transaction that is rolled back after these.
  case undone([StoreOperation])

  private struct Undo: Error {}

  func apply(to repository: TagRepository) throws {
    switch self {
    case .add(let tags, let item, let position): try repository.add(tags, to: item, at: position)
    case .set(let tags, let item): try repository.set(tags, on: item)
    case .move(let tag, let item, let position):
      try repository.move(tag, on: item, to: position)
    case .remove(let tags, let item): try repository.remove(tags, from: item)
    case .rename(let old, let new): try repository.rename(old, to: new)
    case .merge(let tags, let target): try repository.merge(tags, into: target)
    case .delete(let tags): try repository.delete(tags)
    case .prune: try repository.prune()
    case .forget(let items): try repository.forget(items)
    case .renameItem(let old, let new): try repository.renameItem(old, to: new)
    case .importing(let records, let mode):
      try repository.importing(mode) { session in
        for record in records { try session.add(record.tags, to: record.item) }
      }
    case .undone(let operations):
      do {
        try repository.transaction { repository in
          for operation in operations { try? operation.apply(to: repository) }
          throw Undo()
        }
      } catch is Undo {}
    }
  }

  func apply(to model: inout StoreModel) throws {
    switch self {
    case .add(let tags, let item, let position): try model.add(tags, to: item, at: position)
    case .set(let tags, let item): try model.set(tags, on: item)
    case .move(let tag, let item, let position): try model.move(tag, on: item, to: position)
    case .remove(let tags, let item): try model.remove(tags, from: item)
    case .rename(let old, let new): try model.rename(old, to: new)
    case .merge(let tags, let target): try model.merge(tags, into: target)
    case .delete(let tags): try model.delete(tags)
    case .prune: try model.prune()
    case .forget(let items): try model.forget(items)
    case .renameItem(let old, let new): try model.renameItem(old, to: new)
    case .importing(let records, let mode): try model.importRecords(records, mode)
    case .undone: break
    }
  }
}
