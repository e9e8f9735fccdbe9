import Testing
import TagStoreSQLite
