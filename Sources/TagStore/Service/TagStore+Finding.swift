public import TagStoreCore
public import TagStoreRepository

extension TagStore {
  /// The items that a query finds, such as `vegan and not (dairy or nuts)`.
  /// - Parameters:
  ///   - query: The query's text; see ``TagQuery`` for the language.
  ///   - order: Which item comes first.
  ///   - limit: How many at the most; nil for all.
  ///   - offset: How many are passed over before the first.
  /// - Throws: ``TagStoreError`` `invalidQuery`, with the column; `invalidArgument`.
  public func items(
    matching query: String, order: ItemOrder = .added, limit: Int? = nil, offset: Int = 0
  ) async throws(TagStoreError) -> [String] {
    try await items(
      matching: TagQuery.parsed(query), order: order, limit: limit, offset: offset)
  }

  /// The items that a query finds.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply; `invalidArgument`.
  public func items(
    matching query: TagQuery, order: ItemOrder = .added, limit: Int? = nil, offset: Int = 0
  ) async throws(TagStoreError) -> [String] {
    try await typed {
      try await reading {
        try $0.items(matching: query, order: order, limit: limit, offset: offset)
      }
    }
  }

  /// How many items a query finds.
  /// - Throws: ``TagStoreError`` `invalidQuery`, with the column.
  public func count(matching query: String) async throws(TagStoreError) -> Int {
    try await count(matching: TagQuery.parsed(query))
  }

  /// How many items a query finds.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply.
  public func count(matching query: TagQuery) async throws(TagStoreError) -> Int {
    try await typed { try await reading { try $0.count(matching: query) } }
  }

  /// The tags on the items that a query finds, with how many of those items carry each.
  ///
  /// The tags that the query requires are left out: every found item carries them.
  /// - Throws: ``TagStoreError`` `invalidQuery`, with the column; `invalidArgument`.
  public func facets(
    matching query: String, limit: Int? = 50
  ) async throws(TagStoreError) -> [Facet] {
    try await facets(matching: TagQuery.parsed(query), limit: limit)
  }

  /// The tags on the items that a query finds, with how many of those items carry each.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply; `invalidArgument`.
  public func facets(
    matching query: TagQuery, limit: Int? = 50
  ) async throws(TagStoreError) -> [Facet] {
    try await typed { try await reading { try $0.facets(matching: query, limit: limit) } }
  }

  /// The tags that may complete a text, the best first.
  ///
  /// Letter case and accents do not matter, and every character means itself. An empty text is
  /// answered by the most used tags.
  /// - Parameters:
  ///   - text: What has been typed so far.
  ///   - chosen: The tags that must not appear, such as those of the item that is being tagged.
  ///   - limit: How many at the most.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  public func suggestions(
    for text: String, with chosen: [Tag] = [], limit: Int = 8
  ) async throws(TagStoreError) -> [Suggestion] {
    try await typed {
      try await reading { try $0.suggestions(for: text, with: chosen, limit: limit) }
    }
  }
}

extension TagQuery {
  /// Parses a query and gives a fault this layer's type.
  package static func parsed(_ text: String) throws(TagStoreError) -> TagQuery {
    do {
      return try TagQuery(parsing: text)
    } catch {
      throw TagStoreError(error)
    }
  }
}
