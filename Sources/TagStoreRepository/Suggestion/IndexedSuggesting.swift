internal import TagStoreCore
internal import TagStoreSQLite

/// Suggests from the index, one tier after another, reading no more than decides.
///
/// The index gives names in falling classes of uses. Whole classes are read until nothing in the
/// next one can be among the best. Tags with a share in the context are offered before, as theirs
/// is another order.
struct IndexedSuggesting {
  let repository: TagRepository
  let companions: [LatestContext.Companion]

  func run(_ search: inout SuggestionSearch) throws(SQLiteError) {
    for companion in companions {
      companion.key.withUnsafeBufferPointer { key in
        _ = search.offer(
          SuggestionCandidate(tagID: companion.tagID, tagKey: key, uses: companion.uses))
      }
    }
    let fragment = search.matcher.fragment
    if fragment.isEmpty { return try read(.context, &search) }
    if !fragment.canBeInName { return }
    try offerExact(&search)
    for tier in [SuggestionTier.namePrefix, .wordPrefix, .allWords, .substring] {
      if search.ranking.isFull(before: tier, uses: .max) { return }
      try read(tier, &search)
    }
    if search.wantsTypos { try offerTypos(&search) }
  }

  private func offerExact(_ search: inout SuggestionSearch) throws(SQLiteError) {
    guard let row = try repository.row(key: search.matcher.fragment.key) else { return }
    if row.target != nil {
      try withAlias(row.id) { _ = search.offer($0) }
    } else {
      var statement = try repository.connection.statement(TagRepository.oneTag)
      try statement.bind(row.id, at: 1)
      if try statement.step() { statement.withTagCandidate { _ = search.offer($0) } }
    }
  }

  /// Reads the names that may answer in a tier, until enough of them are found.
  private func read(
    _ tier: SuggestionTier, _ search: inout SuggestionSearch
  ) throws(SQLiteError) {
    let grams = search.matcher.grams(for: tier)
    if grams.isEmpty { return }
    let query = SuggestionIndex.query(grams)
    var statement = try repository.connection.statement(Self.names)
    try statement.bind(query, at: 1)
    try statement.bind(0, at: 2)
    try statement.bind(.max, at: 3)
    var useClass: Int?
    var tagsOfClass = 0
    while try statement.step() {
      let place = SuggestionPlace(number: statement.integer(at: 3))
      if place.useClass != useClass {
        let most = SuggestionPlace.uses(in: place.useClass).upperBound
        if search.ranking.isFull(before: tier, uses: most) { return }
        useClass = place.useClass
        tagsOfClass = 0
      }
      try offer(place, statement, &search)
      if !place.isAlias { tagsOfClass += 1 }
      if tagsOfClass == Self.sample, !place.isAlias, place.useClass <= Self.walkedClass {
        let isDone = try walkIfDense(tier, query, place, &search)
        if isDone { return }
      }
    }
  }

  private func offer(
    _ place: SuggestionPlace, _ statement: borrowing SQLiteStatement,
    _ search: inout SuggestionSearch
  ) throws(SQLiteError) {
    if place.isAlias {
      try withAlias(place.id) { _ = search.offer($0) }
    } else {
      statement.withTagCandidate { _ = search.offer($0) }
    }
  }

  private func withAlias(
    _ id: Int64, _ body: (SuggestionCandidate) -> Void
  ) throws(SQLiteError) {
    var statement = try repository.connection.statement(TagRepository.oneAlias)
    try statement.bind(id, at: 1)
    if try statement.step() { statement.withAliasCandidate(body) }
  }

  /// Finds the best tags of a large class by walking along the order of all tags, if so many tags
  /// of the class match that some of them are soon met there.
  /// - Returns: Whether the tier has been answered.
  private func walkIfDense(
    _ tier: SuggestionTier, _ query: String, _ place: SuggestionPlace,
    _ search: inout SuggestionSearch
  ) throws(SQLiteError) -> Bool {
    // Ids grow inside a class: as many more matches are to be expected as ids are left.
    let newest = try repository.connection.integer("SELECT max(id) FROM tagstore_tag") ?? 0
    let matches = Int64(Self.sample) * newest / max(1, place.id)
    let wanted = Int64(min(search.ranking.limit, 1_000_000)) + 1
    let rows = newest * wanted / max(1, matches)
    if rows > matches { return false }
    var aliases = try repository.connection.statement(Self.names)
    try aliases.bind(query, at: 1)
    let places = SuggestionPlace.aliases(in: place.useClass)
    try aliases.bind(places.lowerBound, at: 2)
    try aliases.bind(places.upperBound, at: 3)
    while try aliases.step() {
      try offer(SuggestionPlace(number: aliases.integer(at: 3)), aliases, &search)
    }
    return try walk(
      tier, through: SuggestionPlace.uses(in: place.useClass), rowLimit: 4 * rows + 64, &search)
  }

  /// Walks along tags in the order of uses, length and key.
  /// - Returns: Whether no tag that follows can be among the best.
  private func walk(
    _ tier: SuggestionTier, through uses: ClosedRange<Int>, rowLimit: Int64,
    _ search: inout SuggestionSearch
  ) throws(SQLiteError) -> Bool {
    var statement = try repository.connection.statement(
      """
      SELECT id, key, uses FROM tagstore_tag INDEXED BY tagstore_tag_by_uses
      WHERE target_id IS NULL AND uses < 64 AND uses BETWEEN ?1 AND ?2
      ORDER BY uses DESC, length(key), key
      """)
    try statement.bind(uses.lowerBound == 0 ? .min : Int64(uses.lowerBound), at: 1)
    try statement.bind(Int64(uses.upperBound), at: 2)
    var rows: Int64 = 0
    while rows < rowLimit, try statement.step() {
      rows += 1
      let isDone = statement.withTagCandidate { candidate in
        search.offer(candidate) == tier && search.ranking.isFull(with: candidate, in: tier)
      }
      if isDone { return true }
    }
    return false
  }

  private func offerTypos(_ search: inout SuggestionSearch) throws(SQLiteError) {
    var statement = try repository.connection.statement(Self.names)
    try statement.bind(SuggestionIndex.query(search.matcher.grams(for: .typo)), at: 1)
    try statement.bind(0, at: 2)
    try statement.bind(.max, at: 3)
    var looked = 0
    while looked < SuggestionTypos.nameLimit, try statement.step() {
      let place = SuggestionPlace(number: statement.integer(at: 3))
      if place.isAlias {
        try withAlias(place.id) { if search.offerTypo($0) { looked += 1 } }
      } else if statement.withTagCandidate({ search.offerTypo($0) }) {
        looked += 1
      }
    }
  }

  /// The last class whose tags the order by uses holds.
  private static let walkedClass = SuggestionPlace.useClass(of: 63)

  /// After as many tags of one class, the rest of it is estimated.
  private static let sample = 256

  private static let names = """
    SELECT name.id, name.key, name.uses, tagstore_suggestion.rowid
    FROM tagstore_suggestion
    CROSS JOIN tagstore_tag AS name ON name.id = tagstore_suggestion.rowid & 1099511627775
    WHERE tagstore_suggestion MATCH ?1 AND tagstore_suggestion.rowid BETWEEN ?2 AND ?3
    ORDER BY tagstore_suggestion.rowid
    """
}
