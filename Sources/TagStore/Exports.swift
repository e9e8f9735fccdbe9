@_exported public import TagStoreCore
@_exported public import TagStoreRepository
