import TagStoreRepository

/// The code of the error that work throws; nil when it throws none.
func refusal<Result>(_ work: () throws -> Result) -> TagStoreError.Code? {
  do {
    _ = try work()
    return nil
  } catch let error as TagStoreError {
    return error.code
  } catch {
    return TagStoreError.Code(rawValue: "\(error)")
  }
}
