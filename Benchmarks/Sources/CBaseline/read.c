#include "connection.h"

void baseline_tags_of(baseline *store, const char *item, baseline_names *names) {
  sqlite3_stmt *tags = prepared(
      store, &store->read.tags_of,
      "SELECT tag.name FROM tagstore_item AS item"
      " CROSS JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id"
      " CROSS JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id"
      " WHERE item.name = ?1 ORDER BY tagging.position");
  names->length = names->count = 0;
  bind_text(tags, 1, item);
  while (next_row(store, tags)) append_column(names, tags, 0);
  sqlite3_reset(tags);
}
