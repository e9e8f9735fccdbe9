// What a program written in C for one purpose reaches on the same data: the limit that TagStore is
// measured against. Faults of the machine (a full disk, a damaged file) end the process.

#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>
#include <stdint.h>

struct sqlite3;

/// A connection to a file with TagStore's own tables, and the statements prepared for it.
typedef struct baseline baseline;

/// Names in the order in which they were found, each followed by a zero byte.
typedef struct {
  char *bytes;
  size_t length;
  size_t capacity;
  size_t count;
} baseline_names;

/// What a query asks for: items with all tags, with any of them, with the first but not the second.
typedef enum {
  BASELINE_ALL,
  BASELINE_ANY,
  BASELINE_FIRST_WITHOUT_SECOND,
} baseline_operation;

// connection.c
baseline *baseline_open(const char *path);
void baseline_close(baseline *store);
struct sqlite3 *baseline_handle(baseline *store);
void baseline_names_free(baseline_names *names);

// load.c: reads lines of item, tab, tag, into a new file and returns how many taggings it has.
int64_t baseline_load(const char *table_path, const char *store_path);

// write.c: puts three tags on an item in one transaction.
void baseline_add(baseline *store, const char *item, const char *first, const char *second,
                  const char *third);

// read.c
void baseline_tags_of(baseline *store, const char *item, baseline_names *names);

// query.c: with plain SQL. Tags are named by their keys; the third is null where there are two.
void baseline_find(baseline *store, baseline_operation operation, const char *first,
                   const char *second, const char *third, int limit, baseline_names *names);
int64_t baseline_count(baseline *store, baseline_operation operation, const char *first,
                       const char *second, const char *third);

// postings.c and query_in_postings.c: the same with one row for each tag and 4,096 consecutive items.
void baseline_make_postings(baseline *store);
void baseline_find_in_postings(baseline *store, baseline_operation operation, const char *first,
                               const char *second, const char *third, int limit,
                               baseline_names *names);
int64_t baseline_count_in_postings(baseline *store, baseline_operation operation,
                                   const char *first, const char *second, const char *third);

// counts.c: the most used tags, sorted on reading; or in the order of an index, once it is made.
void baseline_top_tags(baseline *store, int limit, baseline_names *names);
void baseline_make_uses_index(baseline *store);

// neighbours.c and neighbours_in_postings.c
void baseline_related(baseline *store, const char *key, int limit, baseline_names *names);
void baseline_related_in_postings(baseline *store, const char *key, int limit,
                                  baseline_names *names);
void baseline_similar(baseline *store, const char *item, int limit, baseline_names *names);

// suggest_like.c and suggest_ranked.c: completions of a text, by tier and then by uses.
void baseline_suggest_like(baseline *store, const char *text, int limit, baseline_names *names);
void baseline_make_ranked(baseline *store);
void baseline_suggest_ranked(baseline *store, const char *text, int limit, baseline_names *names);

#endif
