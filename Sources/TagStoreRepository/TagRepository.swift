internal import TagStoreSQLite

