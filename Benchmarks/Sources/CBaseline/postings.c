#include "postings.h"

#include <string.h>

const int64_t chunk_end = INT64_MAX;

// From this many items on a bitmap is no longer than a list of two bytes for each.
enum { list_limit = chunk_items / 8 / 2 };

static void insert_row(baseline *store, sqlite3_stmt *insert, int64_t tag, int64_t chunk,
                       const uint16_t *list, int count) {
  chunk_bits bits;
  sqlite3_bind_int64(insert, 1, tag);
  sqlite3_bind_int64(insert, 2, chunk);
  if (count < list_limit) {
    sqlite3_bind_blob(insert, 3, list, count * (int)sizeof *list, SQLITE_STATIC);
  } else {
    memset(&bits, 0, sizeof bits);
    for (int at = 0; at < count; at++) bits.words[list[at] / 64] |= 1ull << list[at] % 64;
    sqlite3_bind_blob(insert, 3, &bits, sizeof bits, SQLITE_STATIC);
  }
  run(store, insert);
}

void baseline_make_postings(baseline *store) {
  run_script(store, "BEGIN IMMEDIATE;"
                    "CREATE TABLE baseline_posting ("
                    "  tag_id INTEGER NOT NULL, chunk INTEGER NOT NULL, members BLOB NOT NULL,"
                    "  PRIMARY KEY (tag_id, chunk)) WITHOUT ROWID;");
  sqlite3_stmt *taggings = prepare(
      store, "SELECT tag_id, item_id FROM tagstore_tagging ORDER BY tag_id, item_id");
  sqlite3_stmt *insert = prepare(store, "INSERT INTO baseline_posting VALUES (?1, ?2, ?3)");
  uint16_t list[chunk_items];
  int count = 0;
  int64_t tag = 0, chunk = 0;
  while (next_row(store, taggings)) {
    int64_t next_tag = sqlite3_column_int64(taggings, 0);
    int64_t item = sqlite3_column_int64(taggings, 1);
    if (count && (next_tag != tag || item >> chunk_shift != chunk)) {
      insert_row(store, insert, tag, chunk, list, count);
      count = 0;
    }
    tag = next_tag;
    chunk = item >> chunk_shift;
    list[count++] = (uint16_t)(item & (chunk_items - 1));
  }
  if (count) insert_row(store, insert, tag, chunk, list, count);
  sqlite3_finalize(taggings);
  sqlite3_finalize(insert);
  run_script(store, "COMMIT");
}

static void read_row(posting_cursor *cursor) {
  if (!next_row(cursor->store, cursor->statement)) {
    cursor->chunk = chunk_end;
    return;
  }
  cursor->chunk = sqlite3_column_int64(cursor->statement, 0);
  const void *members = sqlite3_column_blob(cursor->statement, 1);
  size_t size = (size_t)sqlite3_column_bytes(cursor->statement, 1);
  if (size == sizeof cursor->bits) {
    memcpy(&cursor->bits, members, size);
    return;
  }
  memset(&cursor->bits, 0, sizeof cursor->bits);
  for (size_t at = 0; at < size; at += sizeof(uint16_t)) {
    uint16_t item;
    memcpy(&item, (const char *)members + at, sizeof item);
    cursor->bits.words[item / 64] |= 1ull << item % 64;
  }
}

static void seek(posting_cursor *cursor, int64_t chunk) {
  sqlite3_reset(cursor->statement);
  sqlite3_bind_int64(cursor->statement, 1, cursor->tag);
  sqlite3_bind_int64(cursor->statement, 2, chunk);
  read_row(cursor);
}

posting_cursor posting_cursor_at_start(baseline *store, int slot, int64_t tag) {
  posting_cursor cursor = {.store = store, .tag = tag};
  cursor.statement = prepared(store, &store->postings.from[slot],
                              "SELECT chunk, members FROM baseline_posting"
                              " WHERE tag_id = ?1 AND chunk >= ?2 ORDER BY chunk");
  seek(&cursor, 0);
  return cursor;
}

void advance(posting_cursor *cursor, int64_t chunk) {
  // The next row is near; a seek goes down the whole tree.
  for (int steps = 0; steps < 4 && cursor->chunk < chunk; steps++) read_row(cursor);
  if (cursor->chunk < chunk) seek(cursor, chunk);
}
