#ifndef CTAGSTORE_SQLITE_SHIM_H
#define CTAGSTORE_SQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call variadic C functions, and cannot see macros that cast.

static inline int ctagstore_db_config_flag(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

static inline sqlite3_destructor_type ctagstore_transient(void) { return SQLITE_TRANSIENT; }

#endif
