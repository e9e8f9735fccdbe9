#include <stdlib.h>

#include "companions.h"
#include "postings.h"

// Below this many uses counting item by item takes less time than one intersection for each tag.
enum { counted_uses = 4096 };

static int64_t shared_items(baseline *store, int64_t tag, const chunk_bits *own,
                            int64_t chunk_count) {
  int64_t shared = 0;
  posting_cursor cursor = posting_cursor_at_start(store, 0, tag);
  while (cursor.chunk < chunk_count) {
    for (int word = 0; word < chunk_words; word++) {
      uint64_t both = own[cursor.chunk].words[word] & cursor.bits.words[word];
      shared += __builtin_popcountll(both);
    }
    advance(&cursor, cursor.chunk + 1);
  }
  sqlite3_reset(cursor.statement);
  return shared;
}

void baseline_related_in_postings(baseline *store, const char *key, int limit,
                                  baseline_names *names) {
  tag_row tag = tag_with_key(store, key);
  if (tag.uses < counted_uses) {
    baseline_related(store, key, limit, names);
    return;
  }
  chunk_bits *own = NULL;
  int64_t chunk_count = 0;
  posting_cursor cursor = posting_cursor_at_start(store, 0, tag.id);
  for (; cursor.chunk != chunk_end; advance(&cursor, cursor.chunk + 1)) {
    own = allocated(own, (size_t)(cursor.chunk + 1) * sizeof *own);
    while (chunk_count < cursor.chunk) own[chunk_count++] = (chunk_bits){0};
    own[chunk_count++] = cursor.bits;
  }
  sqlite3_reset(cursor.statement);

  // The most used first: a tag cannot share more items than it has.
  sqlite3_stmt *candidates = prepared(
      store, &store->counts.candidates,
      "SELECT id, uses, key FROM tagstore_tag WHERE target_id IS NULL ORDER BY uses DESC, key");
  companions best = {.limit = limit < companion_limit ? limit : companion_limit};
  while (next_row(store, candidates)) {
    companion candidate = {.id = sqlite3_column_int64(candidates, 0),
                           .uses = sqlite3_column_int64(candidates, 1)};
    if (candidate.uses < least_shared(&best)) break;
    if (candidate.id == tag.id) continue;
    candidate.shared = shared_items(store, candidate.id, own, chunk_count);
    if (candidate.shared < least_shared(&best)) continue;
    sqlite3_snprintf(key_size, candidate.key, "%s", sqlite3_column_text(candidates, 2));
    offer_companion(&best, &candidate);
  }
  sqlite3_reset(candidates);
  free(own);
  append_companions(store, &best, names);
}
