// What the pieces of the baseline share: a connection, its statements and lists of names.

#ifndef CONNECTION_H
#define CONNECTION_H

#include <sqlite3.h>

#include "baseline.h"

// Each statement is prepared when it is first needed and kept until the connection closes.
struct baseline {
  sqlite3 *database;
  sqlite3_stmt *kept[64];
  size_t kept_count;
  struct {
    sqlite3_stmt *begin, *commit, *item, *new_item, *count, *tag, *new_tag, *tagging, *use;
  } write;
  struct {
    sqlite3_stmt *tags_of, *tag, *item_name;
  } read;
  struct {
    sqlite3_stmt *all, *any, *without, *count_all, *count_any, *count_pair;
  } query;
  struct {
    sqlite3_stmt *from[3];
  } postings;
  struct {
    sqlite3_stmt *top, *companions, *tag_by_id, *sizes, *item, *tags, *items, *candidates;
  } counts;
  struct {
    sqlite3_stmt *like, *exact, *prefix, *fragment, *scan;
  } suggest;
};

// A tag as queries need it; the id is 0 when there is none.
typedef struct {
  int64_t id;
  int64_t uses;
} tag_row;

// Ends the process with SQLite's message unless the result is OK, ROW or DONE.
void check(baseline *store, int result);

// Runs a script of statements without values.
void run_script(baseline *store, const char *sql);

// A statement that the caller finalises.
sqlite3_stmt *prepare(baseline *store, const char *sql);

// The statement in a slot, prepared if this is its first use; closing finalises it.
sqlite3_stmt *prepared(baseline *store, sqlite3_stmt **slot, const char *sql);

// Lends a text to a statement, which must be reset before the text goes.
void bind_text(sqlite3_stmt *statement, int index, const char *text);

// Runs a statement that gives no rows, and makes it ready again.
void run(baseline *store, sqlite3_stmt *statement);

// Whether there is a next row.
int next_row(baseline *store, sqlite3_stmt *statement);

tag_row tag_with_key(baseline *store, const char *key);

void append_name(baseline_names *names, const char *name, size_t length);
void append_column(baseline_names *names, sqlite3_stmt *statement, int column);
void append_item(baseline *store, baseline_names *names, int64_t id);

// The block with that many bytes; ends the process when there is no memory.
void *allocated(void *block, size_t size);

// The key of a name, in memory that the caller frees: lower case by simple rules.
char *key_of(const char *name, size_t length);

// The key without the accents of Latin and Cyrillic letters, in memory that the caller frees.
char *search_key_of(const char *key);

// Makes the tables; the index of taggings by tag comes after them where that is faster.
extern const char *const schema_tables;
extern const char *const schema_tagging_index;

#endif
