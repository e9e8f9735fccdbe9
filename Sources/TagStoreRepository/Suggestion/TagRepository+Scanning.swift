internal import TagStoreCore
internal import TagStoreSQLite

/// Suggesting without an index: every name is looked at.
extension TagRepository {
  func offerAllNames(to search: inout SuggestionSearch) throws(SQLiteError) {
    var tags = try connection.statement(Self.allTags)
    while try tags.step() { tags.withTagCandidate { _ = search.offer($0) } }
    if search.matcher.fragment.isEmpty { return }
    var aliases = try connection.statement(Self.allAliases)
    while try aliases.step() { aliases.withAliasCandidate { _ = search.offer($0) } }
    if search.wantsTypos { try offerTypos(to: &search) }
  }

  /// Offers names in the order of their places, as many as share a piece of the text and count.
  private func offerTypos(to search: inout SuggestionSearch) throws(SQLiteError) {
    var places: [SuggestionPlace] = []
    var tags = try connection.statement(Self.allTags)
    while try tags.step() {
      places.append(
        SuggestionPlace(uses: Int(tags.integer(at: 2)), isAlias: false, id: tags.integer(at: 0)))
    }
    var aliases = try connection.statement(Self.allAliases)
    while try aliases.step() {
      places.append(
        SuggestionPlace(
          uses: Int(aliases.integer(at: 2)), isAlias: true, id: aliases.integer(at: 3)))
    }
    var looked = 0
    for place in places.sorted() where looked < SuggestionTypos.nameLimit {
      var statement = try connection.statement(place.isAlias ? Self.oneAlias : Self.oneTag)
      try statement.bind(place.id, at: 1)
      guard try statement.step() else { continue }
      let isCounted =
        place.isAlias
        ? statement.withAliasCandidate { search.offerTypo($0) }
        : statement.withTagCandidate { search.offerTypo($0) }
      if isCounted { looked += 1 }
    }
  }

  static let allTags = "SELECT id, key, uses FROM tagstore_tag WHERE target_id IS NULL"
  static let oneTag = "SELECT id, key, uses FROM tagstore_tag WHERE id = ?1"
  static let allAliases = """
    SELECT tag.id, tag.key, tag.uses, alias.id, alias.key
    FROM tagstore_tag AS alias JOIN tagstore_tag AS tag ON tag.id = alias.target_id
    WHERE alias.target_id IS NOT NULL
    """
  static let oneAlias = """
    SELECT tag.id, tag.key, tag.uses, alias.id, alias.key
    FROM tagstore_tag AS alias JOIN tagstore_tag AS tag ON tag.id = alias.target_id
    WHERE alias.id = ?1
    """
}

extension SQLiteStatement {
  /// Lends the candidate of a row with a tag's id, key and uses.
  func withTagCandidate<Result>(_ body: (SuggestionCandidate) -> Result) -> Result {
    withTextBytes(at: 1) {
      body(
        SuggestionCandidate(tagID: integer(at: 0), tagKey: $0, uses: Int(integer(at: 2))))
    }
  }

  /// Lends the candidate of a row with a tag's id, key and uses, then an alias's id and key.
  func withAliasCandidate<Result>(_ body: (SuggestionCandidate) -> Result) -> Result {
    withTextBytes(at: 1) { key in
      withTextBytes(at: 4) { aliasKey in
        body(
          SuggestionCandidate(
            tagID: integer(at: 0), tagKey: key, alias: .init(id: integer(at: 3), key: aliasKey),
            uses: Int(integer(at: 2))))
      }
    }
  }
}
