internal import TagStoreSQLite

extension TagRepository {
  /// Brings what is derived up to what the operation has done, at its end and before it is committed.
  func settle() throws(SQLiteError) {
    if useCounts.changes.isEmpty { return }
    let time = now()
    for (tagID, change) in useCounts.changes where change.difference != 0 || change.isUse {
      try connection.run(
        "UPDATE tagstore_tag SET uses = uses + ?2, used_at = max(used_at, ?3) WHERE id = ?1",
        .integer(tagID), .integer(change.difference), .integer(change.isUse ? time : 0))
    }
    useCounts.removeAll()
  }
}
