#include <time.h>
#include <stdlib.h>
#include <string.h>

#include "connection.h"

static int64_t item_with_name(baseline *store, const char *item) {
  sqlite3_stmt *find = prepared(store, &store->write.item,
                                "SELECT id FROM tagstore_item WHERE name = ?1");
  bind_text(find, 1, item);
  int64_t id = next_row(store, find) ? sqlite3_column_int64(find, 0) : 0;
  sqlite3_reset(find);
  if (id) return id;
  sqlite3_stmt *insert = prepared(store, &store->write.new_item,
                                  "INSERT INTO tagstore_item (name) VALUES (?1)");
  bind_text(insert, 1, item);
  run(store, insert);
  return sqlite3_last_insert_rowid(store->database);
}

static int64_t tag_with_name(baseline *store, const char *name) {
  char *key = key_of(name, strlen(name));
  sqlite3_stmt *find = prepared(store, &store->write.tag,
                                "SELECT id FROM tagstore_tag WHERE key = ?1");
  bind_text(find, 1, key);
  int64_t id = next_row(store, find) ? sqlite3_column_int64(find, 0) : 0;
  sqlite3_reset(find);
  if (id == 0) {
    sqlite3_stmt *insert = prepared(store, &store->write.new_tag,
                                    "INSERT INTO tagstore_tag (name, key) VALUES (?1, ?2)");
    bind_text(insert, 1, name);
    bind_text(insert, 2, key);
    run(store, insert);
    id = sqlite3_last_insert_rowid(store->database);
  }
  free(key);
  return id;
}

static int64_t tag_count(baseline *store, int64_t item) {
  sqlite3_stmt *count = prepared(store, &store->write.count,
                                 "SELECT count(*) FROM tagstore_tagging WHERE item_id = ?1");
  sqlite3_bind_int64(count, 1, item);
  next_row(store, count);
  int64_t result = sqlite3_column_int64(count, 0);
  sqlite3_reset(count);
  return result;
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void baseline_add(baseline *store, const char *item, const char *first, const char *second,
                  const char *third) {
  run(store, prepared(store, &store->write.begin, "BEGIN IMMEDIATE"));
  int64_t item_id = item_with_name(store, item);
  int64_t position = tag_count(store, item_id);
  sqlite3_stmt *insert = prepared(
      store, &store->write.tagging,
      "INSERT INTO tagstore_tagging (item_id, tag_id, position) VALUES (?1, ?2, ?3)"
      " ON CONFLICT DO NOTHING");
  sqlite3_stmt *use = prepared(
      store, &store->write.use,
      "UPDATE tagstore_tag SET uses = uses + 1, used_at = max(used_at, ?2) WHERE id = ?1");
  sqlite3_bind_int64(use, 2, milliseconds_now());
  const char *names[] = {first, second, third};
  for (int index = 0; index < 3; index++) {
    int64_t tag_id = tag_with_name(store, names[index]);
    sqlite3_bind_int64(insert, 1, item_id);
    sqlite3_bind_int64(insert, 2, tag_id);
    sqlite3_bind_int64(insert, 3, position);
    run(store, insert);
    if (sqlite3_changes(store->database) == 0) continue;
    position += 1;
    sqlite3_bind_int64(use, 1, tag_id);
    run(store, use);
  }
  run(store, prepared(store, &store->write.commit, "COMMIT"));
}
