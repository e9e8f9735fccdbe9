internal import TagStoreSQLite

extension TagRepository {
  /// Compares the postings with the taggings.
  func postingProblems() throws -> [StoreProblem] {
    var problems: [StoreProblem] = []
    func compare(_ tagID: Int64, _ truth: String, _ name: () throws -> String) throws {
      if try postedItems(of: tagID) != connection.integers(truth, .integer(tagID)) {
        problems.append(
          StoreProblem(
            code: "posting", message: "the posted items of \(try name()) are not those it has",
            isRepairable: true))
      }
    }
    try compare(PostingList.everyItem, Self.everyItem) { "all tags and none" }
    try compare(PostingList.untagged, Self.untaggedItems) { "no tag at all" }
    for tagID in try tagsWithPostings() where problems.count < 100 {
      try compare(tagID, Self.itemsOfTag) {
        try row(id: tagID).map { "“\($0.tag)”" } ?? "a tag that is gone"
      }
    }
    return problems
  }

  /// The tags that have postings, and those that are used often enough to need them.
  private func tagsWithPostings() throws -> [Int64] {
    try connection.integers(
      """
      SELECT DISTINCT tag_id FROM tagstore_posting WHERE tag_id NOT IN (0, -1)
      UNION SELECT id FROM tagstore_tag WHERE uses >= ?1 ORDER BY 1
      """, .integer(Int64(postingThreshold)))
  }

  /// The items of a tag as its postings say.
  private func postedItems(of tagID: Int64) throws -> [Int64] {
    var items: [Int64] = []
    var statement = try connection.statement(
      "SELECT chunk, items FROM tagstore_posting WHERE tag_id = ?1 ORDER BY chunk")
    try statement.bind(tagID, at: 1)
    while try statement.step() {
      let chunk = statement.integer(at: 0)
      statement.withBlob(at: 1) { PostingRow.unpack(chunk: chunk, $0, into: &items) }
    }
    return items
  }
}
