#include "companions.h"

#include <string.h>

static int comes_before(const companion *left, const companion *right) {
  if (left->shared != right->shared) return left->shared > right->shared;
  if (left->uses != right->uses) return left->uses < right->uses;
  return strcmp(left->key, right->key) < 0;
}

int64_t least_shared(const companions *best) {
  return best->count < best->limit ? 1 : best->entries[best->count - 1].shared;
}

void offer_companion(companions *best, const companion *candidate) {
  int at = best->count;
  while (at > 0 && comes_before(candidate, &best->entries[at - 1])) at--;
  if (at == best->limit) return;
  if (best->count < best->limit) best->count += 1;
  size_t moved = (size_t)(best->count - 1 - at);
  memmove(&best->entries[at + 1], &best->entries[at], moved * sizeof *best->entries);
  best->entries[at] = *candidate;
}

static sqlite3_stmt *tag_by_id(baseline *store, int64_t id) {
  sqlite3_stmt *find = prepared(store, &store->counts.tag_by_id,
                                "SELECT name, key, uses FROM tagstore_tag WHERE id = ?1");
  sqlite3_bind_int64(find, 1, id);
  next_row(store, find);
  return find;
}

void describe_companion(baseline *store, companion *tag) {
  sqlite3_stmt *find = tag_by_id(store, tag->id);
  sqlite3_snprintf(key_size, tag->key, "%s", sqlite3_column_text(find, 1));
  tag->uses = sqlite3_column_int64(find, 2);
  sqlite3_reset(find);
}

void append_companions(baseline *store, const companions *best, baseline_names *names) {
  names->length = names->count = 0;
  for (int at = 0; at < best->count; at++) {
    sqlite3_stmt *find = tag_by_id(store, best->entries[at].id);
    append_column(names, find, 0);
    sqlite3_reset(find);
  }
}
