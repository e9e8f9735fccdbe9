#include "connection.h"

void baseline_top_tags(baseline *store, int limit, baseline_names *names) {
  sqlite3_stmt *top = prepared(
      store, &store->counts.top,
      "SELECT name, uses FROM tagstore_tag WHERE target_id IS NULL"
      " ORDER BY uses DESC, key LIMIT ?1");
  sqlite3_bind_int(top, 1, limit);
  names->length = names->count = 0;
  while (next_row(store, top)) append_column(names, top, 0);
  sqlite3_reset(top);
}

void baseline_make_uses_index(baseline *store) {
  run_script(store, "CREATE INDEX IF NOT EXISTS baseline_tag_by_uses"
                    " ON tagstore_tag (uses DESC, key) WHERE target_id IS NULL");
}
