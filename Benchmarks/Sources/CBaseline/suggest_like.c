#include <stdlib.h>
#include <string.h>

#include "connection.h"

void baseline_suggest_like(baseline *store, const char *text, int limit, baseline_names *names) {
  sqlite3_stmt *like = prepared(
      store, &store->suggest.like,
      "SELECT name FROM tagstore_tag WHERE key LIKE '%' || ?1 || '%' ORDER BY"
      " CASE WHEN key = ?1 THEN 0 WHEN substr(key, 1, length(?1)) = ?1 THEN 1"
      "  WHEN instr(key, ' ' || ?1) THEN 2 ELSE 3 END,"
      " uses DESC, length(key), key LIMIT ?2");
  char *key = key_of(text, strlen(text));
  bind_text(like, 1, key);
  sqlite3_bind_int(like, 2, limit);
  names->length = names->count = 0;
  while (next_row(store, like)) append_column(names, like, 0);
  sqlite3_reset(like);
  free(key);
}
