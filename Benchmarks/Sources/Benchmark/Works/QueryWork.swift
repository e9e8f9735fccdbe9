internal import CBaseline
internal import TagStore

/// Boolean queries: the first page of their items, and how many there are.
enum QueryWork {
  private static let page = 50
  private static let kinds = BooleanQuery.Operation.allCases.flatMap { operation in
    BooleanQuery.Frequency.allCases.map { (operation, $0) }
  }

  static let rows = kinds.flatMap { [pageRow($0, $1), countRow($0, $1)] }

  private static func pageRow(
    _ operation: BooleanQuery.Operation, _ frequency: BooleanQuery.Frequency
  ) -> String { "query \(operation.rawValue), \(frequency.rawValue), first \(page)" }

  private static func countRow(
    _ operation: BooleanQuery.Operation, _ frequency: BooleanQuery.Frequency
  ) -> String { "query \(operation.rawValue), \(frequency.rawValue), count" }

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    stores.baseline.makePostings()
    for (operation, frequency) in kinds {
      let rows = (page: pageRow(operation, frequency), count: countRow(operation, frequency))
      guard session.wantsAny(of: [rows.page, rows.count]) else { continue }
      let queries = try BooleanQuery.samples(operation, frequency, in: stores.data)
      for query in queries.prefix(session.options.checks) {
        try await check(query, rows, stores, session)
      }
      try await measurePage(queries, rows.page, stores, session)
      try await measureCount(queries, rows.count, stores, session)
    }
  }

  private static func measurePage(
    _ queries: [BooleanQuery], _ row: String, _ stores: FilledStores, _ session: Session
  ) async throws {
    let (ours, baseline) = (stores.ours, stores.baseline)
    try await session.measure(
      row, on: stores.data,
      [
        Contender("TagStore") { turn in
          _ = try await ours.items(matching: queries[turn % queries.count].query, limit: page)
        },
        Contender("C") { find(queries[$0 % queries.count], in: baseline, with: baseline_find) },
        Contender("C best") {
          find(queries[$0 % queries.count], in: baseline, with: baseline_find_in_postings)
        },
      ])
  }

  private static func measureCount(
    _ queries: [BooleanQuery], _ row: String, _ stores: FilledStores, _ session: Session
  ) async throws {
    let (ours, baseline) = (stores.ours, stores.baseline)
    try await session.measure(
      row, on: stores.data,
      [
        Contender("TagStore") { turn in
          _ = try await ours.count(matching: queries[turn % queries.count].query)
        },
        Contender("C") {
          _ = count(queries[$0 % queries.count], in: baseline, with: baseline_count)
        },
        Contender("C best") {
          _ = count(queries[$0 % queries.count], in: baseline, with: baseline_count_in_postings)
        },
      ])
  }

  private typealias Finding = (
    OpaquePointer?, baseline_operation, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<baseline_names>?
  ) -> Void

  private typealias Counting = (
    OpaquePointer?, baseline_operation, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?
  ) -> Int64

  private static func find(_ query: BooleanQuery, in baseline: Baseline, with function: Finding) {
    baseline.find { store, names in
      query.withKeys { function(store, $0, $1, $2, $3, Int32(page), names) }
    }
  }

  private static func count(
    _ query: BooleanQuery, in baseline: Baseline, with function: Counting
  ) -> Int {
    query.withKeys { Int(function(baseline.store, $0, $1, $2, $3)) }
  }

  private static func check(
    _ query: BooleanQuery, _ rows: (page: String, count: String), _ stores: FilledStores,
    _ session: Session
  ) async throws {
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    let expected = Reference(data: data).items(where: query.matches)
    let names = expected.prefix(page).map { data.items[$0] }
    try session.require(
      await ours.items(matching: query.query, limit: page), equals: names, in: rows.page, of: data)
    try session.require(
      await ours.count(matching: query.query), equals: expected.count, in: rows.count, of: data)
    for (label, function) in [
      ("C", baseline_find as Finding), ("C best", baseline_find_in_postings as Finding),
    ] {
      find(query, in: baseline, with: function)
      try session.require(
        baseline.found, equals: names, in: "\(rows.page) (\(label))", of: data)
    }
    for (label, function) in [
      ("C", baseline_count as Counting), ("C best", baseline_count_in_postings as Counting),
    ] {
      try session.require(
        count(query, in: baseline, with: function), equals: expected.count,
        in: "\(rows.count) (\(label))", of: data)
    }
  }
}
