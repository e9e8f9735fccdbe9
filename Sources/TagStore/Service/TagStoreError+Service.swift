internal import TagStoreRepository

extension TagStoreError {
  /// What every call gets after closing.
  static var closed: TagStoreError { TagStoreError(.closed, "the store has been closed") }

  /// What a call gets whose task was cancelled before its turn came.
  static var cancelled: TagStoreError {
    TagStoreError(.cancelled, "the operation was cancelled before it began")
  }
}
