#include "connection.h"

#include <stdlib.h>

// Joins must begin at the rarest tag: from the other end the same query takes a thousand times as
// long. CROSS JOIN keeps SQLite from choosing another order.

static int by_uses(const void *left, const void *right) {
  int64_t a = ((const tag_row *)left)->uses, b = ((const tag_row *)right)->uses;
  return (a > b) - (a < b);
}

static int tags_with_keys(baseline *store, tag_row tags[3], const char *first,
                          const char *second, const char *third) {
  tags[0] = tag_with_key(store, first);
  tags[1] = tag_with_key(store, second);
  if (third == NULL) return 2;
  tags[2] = tag_with_key(store, third);
  return 3;
}

static void bind_tags(sqlite3_stmt *statement, const tag_row *tags, int count) {
  for (int index = 0; index < count; index++) {
    sqlite3_bind_int64(statement, index + 1, tags[index].id);
  }
}

static int64_t counted(baseline *store, sqlite3_stmt *statement) {
  next_row(store, statement);
  int64_t count = sqlite3_column_int64(statement, 0);
  sqlite3_reset(statement);
  return count;
}

static sqlite3_stmt *finding(baseline *store, baseline_operation operation) {
  switch (operation) {
  case BASELINE_ALL:
    return prepared(
        store, &store->query.all,
        "SELECT item.name FROM tagstore_tagging AS a"
        " CROSS JOIN tagstore_tagging AS b ON b.tag_id = ?2 AND b.item_id = a.item_id"
        " CROSS JOIN tagstore_tagging AS c ON c.tag_id = ?3 AND c.item_id = a.item_id"
        " CROSS JOIN tagstore_item AS item ON item.id = a.item_id"
        " WHERE a.tag_id = ?1 ORDER BY a.item_id LIMIT ?4");
  case BASELINE_ANY:
    // A compound with ORDER BY merges its ordered parts, and stops at the limit.
    return prepared(
        store, &store->query.any,
        "SELECT item.name FROM ("
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1 UNION"
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?2 UNION"
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?3 ORDER BY 1 LIMIT ?4) AS found"
        " CROSS JOIN tagstore_item AS item ON item.id = found.item_id");
  case BASELINE_FIRST_WITHOUT_SECOND:
    return prepared(
        store, &store->query.without,
        "SELECT item.name FROM tagstore_tagging AS a"
        " CROSS JOIN tagstore_item AS item ON item.id = a.item_id"
        " WHERE a.tag_id = ?1 AND NOT EXISTS ("
        "  SELECT 1 FROM tagstore_tagging WHERE tag_id = ?2 AND item_id = a.item_id)"
        " ORDER BY a.item_id LIMIT ?4");
  }
  return NULL;
}

void baseline_find(baseline *store, baseline_operation operation, const char *first,
                   const char *second, const char *third, int limit, baseline_names *names) {
  tag_row tags[3];
  int count = tags_with_keys(store, tags, first, second, third);
  if (operation == BASELINE_ALL) qsort(tags, (size_t)count, sizeof *tags, by_uses);
  sqlite3_stmt *find = finding(store, operation);
  bind_tags(find, tags, count);
  sqlite3_bind_int(find, 4, limit);
  names->length = names->count = 0;
  while (next_row(store, find)) append_column(names, find, 0);
  sqlite3_reset(find);
}

static int64_t count_pair(baseline *store, tag_row tags[2]) {
  sqlite3_stmt *pair = prepared(
      store, &store->query.count_pair,
      "SELECT count(*) FROM tagstore_tagging AS a"
      " CROSS JOIN tagstore_tagging AS b ON b.tag_id = ?2 AND b.item_id = a.item_id"
      " WHERE a.tag_id = ?1");
  qsort(tags, 2, sizeof *tags, by_uses);
  bind_tags(pair, tags, 2);
  return counted(store, pair);
}

int64_t baseline_count(baseline *store, baseline_operation operation, const char *first,
                       const char *second, const char *third) {
  tag_row tags[3];
  int count = tags_with_keys(store, tags, first, second, third);
  sqlite3_stmt *statement;
  switch (operation) {
  case BASELINE_ALL:
    qsort(tags, (size_t)count, sizeof *tags, by_uses);
    statement = prepared(
        store, &store->query.count_all,
        "SELECT count(*) FROM tagstore_tagging AS a"
        " CROSS JOIN tagstore_tagging AS b ON b.tag_id = ?2 AND b.item_id = a.item_id"
        " CROSS JOIN tagstore_tagging AS c ON c.tag_id = ?3 AND c.item_id = a.item_id"
        " WHERE a.tag_id = ?1");
    break;
  case BASELINE_ANY:
    // Without a limit SQLite would not merge the parts but fill a temporary table.
    statement = prepared(
        store, &store->query.count_any,
        "SELECT count(*) FROM ("
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1 UNION"
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?2 UNION"
        " SELECT item_id FROM tagstore_tagging WHERE tag_id = ?3 ORDER BY 1 LIMIT -1)");
    break;
  case BASELINE_FIRST_WITHOUT_SECOND: {
    int64_t uses = tags[0].uses;
    return uses - count_pair(store, tags);
  }
  default: return -1;
  }
  bind_tags(statement, tags, count);
  return counted(store, statement);
}
