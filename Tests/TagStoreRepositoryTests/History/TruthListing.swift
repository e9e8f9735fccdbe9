import TagStoreSQLite

/// All that undoing must bring back, with the ids of rows, as one text.
enum TruthListing {
  static func text(_ connection: SQLiteConnection) throws -> String {
    try questions.map { question in
      try connection.text("SELECT coalesce(group_concat(line, char(10)), '') FROM (\(question))")
        ?? ""
    }.joined(separator: "\n--\n")
  }

  private static let questions = [
    "SELECT id || ' ' || hex(name) AS line FROM tagstore_item ORDER BY id",
    """
    SELECT id || ' ' || hex(name) || ' ' || hex(key) || ' ' || coalesce(target_id, '-')
      || ' ' || uses AS line
    FROM tagstore_tag ORDER BY id
    """,
    """
    SELECT item_id || ' ' || position || ' ' || tag_id AS line
    FROM tagstore_tagging ORDER BY item_id, position
    """,
  ]
}
