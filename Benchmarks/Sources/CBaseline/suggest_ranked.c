// Suggestions from tables in the order of uses, made once and not kept current: the tags, the
// beginnings of names and of later words up to three characters, and all runs of three characters.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "connection.h"

enum { prefix_characters = 3, suggestion_limit = 64 };

typedef struct {
  baseline *store;
  const char *search; // what was typed, folded
  size_t length;
  size_t limit;
  int64_t ranks[suggestion_limit]; // of those that were found
  baseline_names *names;
} suggesting;

// The bytes of the first characters of a text, as many as there are.
static size_t prefix_length(const char *text, int characters) {
  size_t length = 0;
  for (; text[length] && characters > 0; characters--) {
    do length += 1;
    while ((text[length] & 0xC0) == 0x80);
  }
  return length;
}

static int begins_word(const char *text, const char *at) {
  return at == text || ((at[-1] & 0x80) == 0 && !isalnum((unsigned char)at[-1]));
}

static void insert_prefixes(baseline *store, sqlite3_stmt *insert, const char *search,
                            int64_t rank) {
  sqlite3_bind_int64(insert, 2, rank);
  for (const char *word = search; *word; word++) {
    if ((*word & 0xC0) == 0x80 || !begins_word(search, word)) continue;
    char prefix[1 + 4 * prefix_characters + 1] = {word == search ? '1' : '2'};
    size_t before = 0;
    for (int characters = 1; characters <= prefix_characters; characters++) {
      size_t length = prefix_length(word, characters);
      if (length == before) break;
      before = length;
      memcpy(prefix + 1, word, length);
      prefix[1 + length] = 0;
      bind_text(insert, 1, prefix);
      run(store, insert);
    }
  }
}

void baseline_make_ranked(baseline *store) {
  run_script(store,
             "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536; BEGIN IMMEDIATE;"
             "CREATE TABLE baseline_ranked ("
             "  rank INTEGER PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE,"
             "  search TEXT NOT NULL);"
             "CREATE TEMP TABLE unsorted (prefix TEXT, rank INTEGER);"
             "CREATE TABLE baseline_prefix ("
             "  prefix TEXT, rank INTEGER, PRIMARY KEY (prefix, rank)) WITHOUT ROWID;"
             "CREATE VIRTUAL TABLE baseline_trigram USING fts5("
             "  search, content = '', tokenize = 'trigram', detail = none);");
  sqlite3_stmt *tags = prepare(store, "SELECT name, key FROM tagstore_tag WHERE target_id IS NULL"
                                      " ORDER BY uses DESC, used_at DESC, length(key), key");
  sqlite3_stmt *ranked = prepare(store, "INSERT INTO baseline_ranked VALUES (?1, ?2, ?3, ?4)");
  sqlite3_stmt *prefix = prepare(store, "INSERT INTO unsorted VALUES (?1, ?2)");
  for (int64_t rank = 1; next_row(store, tags); rank++) {
    char *search = search_key_of((const char *)sqlite3_column_text(tags, 1));
    sqlite3_bind_int64(ranked, 1, rank);
    sqlite3_bind_value(ranked, 2, sqlite3_column_value(tags, 0));
    sqlite3_bind_value(ranked, 3, sqlite3_column_value(tags, 1));
    bind_text(ranked, 4, search);
    run(store, ranked);
    insert_prefixes(store, prefix, search, rank);
    free(search);
  }
  sqlite3_finalize(tags);
  sqlite3_finalize(ranked);
  sqlite3_finalize(prefix);
  run_script(store,
             "INSERT OR IGNORE INTO baseline_prefix SELECT prefix, rank FROM unsorted"
             " ORDER BY prefix, rank;"
             "INSERT INTO baseline_trigram (rowid, search) SELECT rank, search FROM baseline_ranked;"
             "DROP TABLE unsorted; COMMIT");
}

static int is_full(const suggesting *state) { return state->names->count >= state->limit; }

// Takes the row of rank and name unless it is there already.
static void take(suggesting *state, sqlite3_stmt *row) {
  int64_t rank = sqlite3_column_int64(row, 0);
  for (size_t at = 0; at < state->names->count; at++) {
    if (state->ranks[at] == rank) return;
  }
  state->ranks[state->names->count] = rank;
  append_column(state->names, row, 1);
}

static void take_exact(suggesting *state, const char *key) {
  sqlite3_stmt *exact = prepared(state->store, &state->store->suggest.exact,
                                 "SELECT rank, name FROM baseline_ranked WHERE key = ?1");
  bind_text(exact, 1, key);
  if (next_row(state->store, exact)) take(state, exact);
  sqlite3_reset(exact);
}

static int has_word_prefix(const suggesting *state, const char *search) {
  const char *at = search;
  while ((at = strstr(at + 1, state->search))) {
    if (begins_word(search, at)) return 1;
  }
  return 0;
}

static void take_prefixes(suggesting *state, char tier) {
  sqlite3_stmt *rows = prepared(
      state->store, &state->store->suggest.prefix,
      "SELECT ranked.rank, ranked.name, ranked.search FROM baseline_prefix AS prefix"
      " CROSS JOIN baseline_ranked AS ranked ON ranked.rank = prefix.rank"
      " WHERE prefix.prefix = ?1 ORDER BY prefix.rank");
  char prefix[1 + 4 * prefix_characters + 1] = {tier};
  size_t length = prefix_length(state->search, prefix_characters);
  memcpy(prefix + 1, state->search, length);
  bind_text(rows, 1, prefix);
  while (!is_full(state) && next_row(state->store, rows)) {
    if (state->length > length) {
      const char *search = (const char *)sqlite3_column_text(rows, 2);
      int matches = tier == '1' ? strncmp(search, state->search, state->length) == 0
                                : has_word_prefix(state, search);
      if (!matches) continue;
    }
    take(state, rows);
  }
  sqlite3_reset(rows);
}

// All trigrams of the text must be there; whether they stand next to each other is seen in the row.
static char *trigrams(const char *search) {
  char *expression = allocated(NULL, 24 * strlen(search) + 1);
  char *end = expression;
  for (const char *at = search;; at += prefix_length(at, 1)) {
    size_t length = prefix_length(at, 3);
    if (length == prefix_length(at, 2)) break;
    end += sprintf(end, "%s\"%.*s\"", end == expression ? "" : " AND ", (int)length, at);
  }
  return expression;
}

static void take_fragments(suggesting *state) {
  int is_short = prefix_length(state->search, 2) == state->length;
  char *expression = NULL;
  sqlite3_stmt *rows;
  if (is_short) {
    // Too short for trigrams; so short a text is found in some of the first names.
    rows = prepared(state->store, &state->store->suggest.scan,
                    "SELECT rank, name FROM baseline_ranked WHERE instr(search, ?1) ORDER BY rank");
    bind_text(rows, 1, state->search);
  } else {
    rows = prepared(state->store, &state->store->suggest.fragment,
                    "SELECT ranked.rank, ranked.name, ranked.search FROM baseline_trigram AS found"
                    " CROSS JOIN baseline_ranked AS ranked ON ranked.rank = found.rowid"
                    " WHERE baseline_trigram MATCH ?1 ORDER BY found.rowid");
    expression = trigrams(state->search);
    bind_text(rows, 1, expression);
  }
  while (!is_full(state) && next_row(state->store, rows)) {
    const char *search = (const char *)sqlite3_column_text(rows, 2);
    if (is_short || strstr(search, state->search)) take(state, rows);
  }
  sqlite3_reset(rows);
  free(expression);
}

void baseline_suggest_ranked(baseline *store, const char *text, int limit,
                             baseline_names *names) {
  char *key = key_of(text, strlen(text));
  char *search = search_key_of(key);
  suggesting state = {.store = store, .search = search, .length = strlen(search), .names = names};
  state.limit = (size_t)(limit < suggestion_limit ? limit : suggestion_limit);
  names->length = names->count = 0;
  take_exact(&state, key);
  if (!is_full(&state)) take_prefixes(&state, '1');
  if (!is_full(&state)) take_prefixes(&state, '2');
  if (!is_full(&state)) take_fragments(&state);
  free(key);
  free(search);
}
