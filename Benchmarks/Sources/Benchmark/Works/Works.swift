/// All work on items and their tags, in its order.
enum Works {
  static let onRecords =
    FillingWork.rows + AddingWork.rows + ReadingWork.rows + OpeningWork.rows + QueryWork.rows
    + CountWork.rows + NeighbourWork.rows

  static func runOnRecords(_ stores: FilledStores, _ session: Session) async throws {
    // Opening and adding come before the baseline gets tables beside its own.
    try await OpeningWork.run(stores, session)
    try await AddingWork.run(stores, session)
    try await ReadingWork.run(stores, session)
    try await QueryWork.run(stores, session)
    try await CountWork.run(stores, session)
    try await NeighbourWork.run(stores, session)
  }
}
