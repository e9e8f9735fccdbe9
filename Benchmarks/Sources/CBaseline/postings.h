// Rows of the items of one tag: one row for each 4,096 consecutive item ids.

#ifndef POSTINGS_H
#define POSTINGS_H

#include "connection.h"

enum { chunk_shift = 12, chunk_items = 1 << chunk_shift, chunk_words = chunk_items / 64 };

typedef struct {
  uint64_t words[chunk_words];
} chunk_bits;

// Walks over the rows of a tag; `chunk` is past every other one at the end.
typedef struct {
  baseline *store;
  sqlite3_stmt *statement;
  int64_t tag;
  int64_t chunk;
  chunk_bits bits;
} posting_cursor;

extern const int64_t chunk_end;

// Stands on the first row. Each of three cursors in use at once has a slot of its own.
posting_cursor posting_cursor_at_start(baseline *store, int slot, int64_t tag);

// Moves to the first row that is not before a chunk.
void advance(posting_cursor *cursor, int64_t chunk);

#endif
