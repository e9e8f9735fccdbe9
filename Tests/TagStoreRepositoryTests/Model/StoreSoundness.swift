import TagStoreRepository
import TagStoreSQLite
import Testing

/// Expects by SQL that a file is as it should be, without asking the code that wrote it.
enum StoreSoundness {
  static func expect(
    _ connection: SQLiteConnection, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try connection.text("PRAGMA integrity_check") == "ok", sourceLocation: sourceLocation)
    for question in questions {
      #expect(try connection.integer(question) == 0, sourceLocation: sourceLocation)
    }
  }

  private static let questions = [
    "SELECT count(*) FROM pragma_foreign_key_check",
    // Positions are 0, 1, 2, … without gaps.
    """
    SELECT count(*) FROM (
      SELECT position, row_number() OVER (PARTITION BY item_id ORDER BY position) - 1 AS place
      FROM tagstore_tagging)
    WHERE position <> place
    """,
    """
    SELECT count(*) FROM tagstore_tag AS tag
    WHERE uses <> (SELECT count(*) FROM tagstore_tagging WHERE tag_id = tag.id)
    """,
    // An alias stands for a tag, not for another alias, and is on no item.
    """
    SELECT count(*) FROM tagstore_tag AS alias LEFT JOIN tagstore_tag AS tag
      ON tag.id = alias.target_id
    WHERE alias.target_id IS NOT NULL AND (tag.id IS NULL OR tag.target_id IS NOT NULL)
    """,
    """
    SELECT count(*) FROM tagstore_tagging AS tagging JOIN tagstore_tag AS tag
      ON tag.id = tagging.tag_id
    WHERE tag.target_id IS NOT NULL
    """,
  ]
}
