#include "connection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *allocated(void *block, size_t size) {
  block = realloc(block, size);
  if (block == NULL) {
    fputs("baseline: out of memory\n", stderr);
    exit(70);
  }
  return block;
}

void check(baseline *store, int result) {
  if (result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE) return;
  fprintf(stderr, "baseline: %s\n", sqlite3_errmsg(store->database));
  exit(70);
}

void run_script(baseline *store, const char *sql) {
  check(store, sqlite3_exec(store->database, sql, NULL, NULL, NULL));
}

baseline *baseline_open(const char *path) {
  baseline *store = allocated(NULL, sizeof *store);
  memset(store, 0, sizeof *store);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  check(store, sqlite3_open_v2(path, &store->database, flags, NULL));
  sqlite3_busy_timeout(store->database, 5000);
  run_script(store, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                    "PRAGMA foreign_keys = ON;");
  return store;
}

void baseline_close(baseline *store) {
  // Not by sqlite3_next_stmt, which also gives the statements that FTS5 keeps for itself.
  while (store->kept_count > 0) sqlite3_finalize(store->kept[--store->kept_count]);
  check(store, sqlite3_close(store->database));
  free(store);
}

struct sqlite3 *baseline_handle(baseline *store) { return store->database; }

sqlite3_stmt *prepare(baseline *store, const char *sql) {
  sqlite3_stmt *statement;
  check(store, sqlite3_prepare_v3(store->database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement,
                                  NULL));
  return statement;
}

sqlite3_stmt *prepared(baseline *store, sqlite3_stmt **slot, const char *sql) {
  if (*slot == NULL) {
    *slot = prepare(store, sql);
    store->kept[store->kept_count++] = *slot;
  }
  return *slot;
}

void bind_text(sqlite3_stmt *statement, int index, const char *text) {
  sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC);
}

int next_row(baseline *store, sqlite3_stmt *statement) {
  int result = sqlite3_step(statement);
  check(store, result);
  return result == SQLITE_ROW;
}

void run(baseline *store, sqlite3_stmt *statement) {
  while (next_row(store, statement)) {}
  sqlite3_reset(statement);
}

tag_row tag_with_key(baseline *store, const char *key) {
  sqlite3_stmt *find = prepared(store, &store->read.tag,
                                "SELECT id, uses FROM tagstore_tag WHERE key = ?1");
  tag_row tag = {0, 0};
  bind_text(find, 1, key);
  if (next_row(store, find)) {
    tag.id = sqlite3_column_int64(find, 0);
    tag.uses = sqlite3_column_int64(find, 1);
  }
  sqlite3_reset(find);
  return tag;
}

void append_name(baseline_names *names, const char *name, size_t length) {
  if (names->length + length + 1 > names->capacity) {
    names->capacity = 2 * (names->length + length + 1);
    names->bytes = allocated(names->bytes, names->capacity);
  }
  memcpy(names->bytes + names->length, name, length);
  names->length += length;
  names->bytes[names->length++] = 0;
  names->count += 1;
}

void append_column(baseline_names *names, sqlite3_stmt *statement, int column) {
  const char *text = (const char *)sqlite3_column_text(statement, column);
  append_name(names, text, (size_t)sqlite3_column_bytes(statement, column));
}

void append_item(baseline *store, baseline_names *names, int64_t id) {
  sqlite3_stmt *find = prepared(store, &store->read.item_name,
                                "SELECT name FROM tagstore_item WHERE id = ?1");
  sqlite3_bind_int64(find, 1, id);
  if (next_row(store, find)) append_column(names, find, 0);
  sqlite3_reset(find);
}

void baseline_names_free(baseline_names *names) {
  free(names->bytes);
  memset(names, 0, sizeof *names);
}
