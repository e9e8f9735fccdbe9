#include <stdlib.h>

#include "postings.h"

typedef struct {
  baseline_operation operation;
  int count;
  posting_cursor cursors[3];
} posting_query;

static int by_uses(const void *left, const void *right) {
  int64_t a = ((const tag_row *)left)->uses, b = ((const tag_row *)right)->uses;
  return (a > b) - (a < b);
}

static void begin(posting_query *query, baseline *store, baseline_operation operation,
                  const char *first, const char *second, const char *third) {
  const char *keys[] = {first, second, third};
  tag_row tags[3];
  query->operation = operation;
  query->count = third ? 3 : 2;
  for (int at = 0; at < query->count; at++) tags[at] = tag_with_key(store, keys[at]);
  // The rarest leads, as it leaves most rows of the others out.
  if (operation == BASELINE_ALL) qsort(tags, (size_t)query->count, sizeof *tags, by_uses);
  for (int at = 0; at < query->count; at++) {
    query->cursors[at] = posting_cursor_at_start(store, at, tags[at].id);
  }
}

static void end(posting_query *query) {
  for (int at = 0; at < query->count; at++) sqlite3_reset(query->cursors[at].statement);
}

static int64_t next_of_all(posting_query *query, chunk_bits *result) {
  posting_cursor *cursors = query->cursors;
  int64_t chunk = cursors[0].chunk;
  for (int at = 0; at < query->count; at++) {
    advance(&cursors[at], chunk);
    if (cursors[at].chunk == chunk) continue;
    chunk = cursors[at].chunk;
    at = -1;
  }
  if (chunk == chunk_end) return chunk_end;
  for (int word = 0; word < chunk_words; word++) {
    result->words[word] = cursors[0].bits.words[word] & cursors[1].bits.words[word];
    if (query->count == 3) result->words[word] &= cursors[2].bits.words[word];
  }
  advance(&cursors[0], chunk + 1);
  return chunk;
}

static int64_t next_of_any(posting_query *query, chunk_bits *result) {
  int64_t chunk = chunk_end;
  for (int at = 0; at < query->count; at++) {
    if (query->cursors[at].chunk < chunk) chunk = query->cursors[at].chunk;
  }
  if (chunk == chunk_end) return chunk_end;
  *result = (chunk_bits){0};
  for (int at = 0; at < query->count; at++) {
    posting_cursor *cursor = &query->cursors[at];
    if (cursor->chunk != chunk) continue;
    for (int word = 0; word < chunk_words; word++) {
      result->words[word] |= cursor->bits.words[word];
    }
    advance(cursor, chunk + 1);
  }
  return chunk;
}

static int64_t next_without(posting_query *query, chunk_bits *result) {
  posting_cursor *first = &query->cursors[0], *second = &query->cursors[1];
  int64_t chunk = first->chunk;
  if (chunk == chunk_end) return chunk_end;
  *result = first->bits;
  advance(second, chunk);
  if (second->chunk == chunk) {
    for (int word = 0; word < chunk_words; word++) {
      result->words[word] &= ~second->bits.words[word];
    }
  }
  advance(first, chunk + 1);
  return chunk;
}

static int64_t next(posting_query *query, chunk_bits *result) {
  switch (query->operation) {
  case BASELINE_ALL: return next_of_all(query, result);
  case BASELINE_ANY: return next_of_any(query, result);
  case BASELINE_FIRST_WITHOUT_SECOND: return next_without(query, result);
  }
  return chunk_end;
}

int64_t baseline_count_in_postings(baseline *store, baseline_operation operation,
                                   const char *first, const char *second, const char *third) {
  posting_query query;
  chunk_bits bits;
  int64_t count = 0;
  begin(&query, store, operation, first, second, third);
  while (next(&query, &bits) != chunk_end) {
    for (int word = 0; word < chunk_words; word++) {
      count += __builtin_popcountll(bits.words[word]);
    }
  }
  end(&query);
  return count;
}

void baseline_find_in_postings(baseline *store, baseline_operation operation, const char *first,
                               const char *second, const char *third, int limit,
                               baseline_names *names) {
  posting_query query;
  chunk_bits bits;
  int64_t chunk;
  begin(&query, store, operation, first, second, third);
  names->length = names->count = 0;
  while (names->count < (size_t)limit && (chunk = next(&query, &bits)) != chunk_end) {
    for (int word = 0; word < chunk_words; word++) {
      for (uint64_t rest = bits.words[word]; rest; rest &= rest - 1) {
        if (names->count == (size_t)limit) break;
        append_item(store, names, (chunk << chunk_shift) + 64 * word + __builtin_ctzll(rest));
      }
    }
  }
  end(&query);
}
