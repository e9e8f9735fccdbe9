#ifndef CTAGSTORE_SQLITE_SHIM_H
#define CTAGSTORE_SQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call variadic C functions, and cannot see macros that cast.

static inline int ctagstore_db_config_flag(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

// Binds a copy of a text. No address means the empty text here; to SQLite it would mean NULL.
static inline int ctagstore_bind_text(sqlite3_stmt *statement, int index, const void *text,
                                      sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text ? (const char *)text : "", count,
                             SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Binds a copy of bytes; as above, no address means no bytes rather than NULL.
static inline int ctagstore_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                      sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

#endif
