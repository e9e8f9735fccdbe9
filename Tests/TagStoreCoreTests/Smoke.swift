import Testing
import TagStoreCore
