#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "companions.h"

// The largest ids of tags and items: nothing is ever deleted here, so they are the numbers too.
static void largest_ids(baseline *store, int64_t *tag, int64_t *item) {
  sqlite3_stmt *sizes = prepared(
      store, &store->counts.sizes,
      "SELECT (SELECT max(id) FROM tagstore_tag), (SELECT max(id) FROM tagstore_item)");
  next_row(store, sizes);
  *tag = sqlite3_column_int64(sizes, 0);
  *item = sqlite3_column_int64(sizes, 1);
  sqlite3_reset(sizes);
}

void baseline_related(baseline *store, const char *key, int limit, baseline_names *names) {
  tag_row tag = tag_with_key(store, key);
  int64_t tag_count, item_count;
  largest_ids(store, &tag_count, &item_count);
  uint32_t *shared = calloc((size_t)tag_count + 1, sizeof *shared);
  sqlite3_stmt *others = prepared(
      store, &store->counts.companions,
      "SELECT other.tag_id FROM tagstore_tagging AS own"
      " CROSS JOIN tagstore_tagging AS other ON other.item_id = own.item_id"
      " WHERE own.tag_id = ?1");
  sqlite3_bind_int64(others, 1, tag.id);
  while (next_row(store, others)) shared[sqlite3_column_int64(others, 0)] += 1;
  sqlite3_reset(others);

  companions best = {.limit = limit < companion_limit ? limit : companion_limit};
  for (int64_t id = 1; id <= tag_count; id++) {
    if (id == tag.id || shared[id] < least_shared(&best)) continue;
    companion candidate = {.id = id, .shared = shared[id]};
    describe_companion(store, &candidate);
    offer_companion(&best, &candidate);
  }
  free(shared);
  append_companions(store, &best, names);
}

typedef struct {
  int64_t id;
  double score;
} scored_item;

static int by_score(const void *left, const void *right) {
  const scored_item *a = left, *b = right;
  if (a->score != b->score) return a->score > b->score ? -1 : 1;
  return (a->id > b->id) - (a->id < b->id);
}

void baseline_similar(baseline *store, const char *item, int limit, baseline_names *names) {
  int64_t tag_count, item_count;
  largest_ids(store, &tag_count, &item_count);
  sqlite3_stmt *tags = prepared(
      store, &store->counts.tags,
      "SELECT tag.id, tag.uses, item.id FROM tagstore_item AS item"
      " CROSS JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id"
      " CROSS JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id"
      " WHERE item.name = ?1 ORDER BY tag.id");
  sqlite3_stmt *items = prepared(store, &store->counts.items,
                                 "SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1");
  double *scores = calloc((size_t)item_count + 1, sizeof *scores);
  scored_item *touched = NULL;
  size_t count = 0, capacity = 0;
  int64_t own = 0;
  bind_text(tags, 1, item);
  while (next_row(store, tags)) {
    own = sqlite3_column_int64(tags, 2);
    double weight = log(1 + (double)item_count / (double)sqlite3_column_int64(tags, 1));
    sqlite3_bind_int64(items, 1, sqlite3_column_int64(tags, 0));
    while (next_row(store, items)) {
      int64_t id = sqlite3_column_int64(items, 0);
      if (scores[id] == 0 && id != own) {
        if (count == capacity) {
          capacity = capacity ? 2 * capacity : 1024;
          touched = allocated(touched, capacity * sizeof *touched);
        }
        touched[count++].id = id;
      }
      scores[id] += weight;
    }
    sqlite3_reset(items);
  }
  sqlite3_reset(tags);

  scored_item best[companion_limit + 1];
  int kept = 0;
  if (limit > companion_limit) limit = companion_limit;
  for (size_t at = 0; at < count; at++) {
    scored_item candidate = {touched[at].id, scores[touched[at].id]};
    if (kept == limit && by_score(&candidate, &best[kept - 1]) > 0) continue;
    int place = kept < limit ? kept++ : kept - 1;
    for (; place > 0 && by_score(&candidate, &best[place - 1]) < 0; place--) {
      best[place] = best[place - 1];
    }
    best[place] = candidate;
  }
  names->length = names->count = 0;
  for (int at = 0; at < kept; at++) append_item(store, names, best[at].id);
  free(scores);
  free(touched);
}
