#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "connection.h"
#include "interning.h"

// The state of one load. Tags are numbered in memory; `ids` and `uses` follow their numbers.
typedef struct {
  baseline *store;
  sqlite3_stmt *new_item, *item, *count, *new_tag, *tagging;
  interning tags;
  int64_t *ids;
  int64_t *uses;
  size_t known;
  const char *last_item;
  size_t last_length;
  int64_t item_id;
  int64_t position;
  int64_t taggings;
} loading;

static sqlite3_stmt *statement(loading *state, const char *sql) {
  sqlite3_stmt *slot = NULL;
  return prepared(state->store, &slot, sql);
}

static void locate(loading *state, const char *item, size_t length) {
  // Lines of one item usually follow each other.
  if (state->last_item && length == state->last_length
      && memcmp(item, state->last_item, length) == 0) {
    return;
  }
  state->last_item = item;
  state->last_length = length;
  sqlite3_bind_text(state->new_item, 1, item, (int)length, SQLITE_STATIC);
  run(state->store, state->new_item);
  if (sqlite3_changes(state->store->database)) {
    state->item_id = sqlite3_last_insert_rowid(state->store->database);
    state->position = 0;
    return;
  }
  sqlite3_bind_text(state->item, 1, item, (int)length, SQLITE_STATIC);
  next_row(state->store, state->item);
  state->item_id = sqlite3_column_int64(state->item, 0);
  sqlite3_reset(state->item);
  sqlite3_bind_int64(state->count, 1, state->item_id);
  next_row(state->store, state->count);
  state->position = sqlite3_column_int64(state->count, 0);
  sqlite3_reset(state->count);
}

static uint32_t tag_number(loading *state, const char *name, size_t length) {
  uint32_t number = number_of(&state->tags, name, length);
  if (number < state->known) return number;
  if ((state->known & (state->known - 1)) == 0) {
    size_t capacity = state->known ? 2 * state->known : 1;
    state->ids = allocated(state->ids, capacity * sizeof *state->ids);
    state->uses = allocated(state->uses, capacity * sizeof *state->uses);
  }
  char *key = key_of(name, length);
  sqlite3_bind_text(state->new_tag, 1, name, (int)length, SQLITE_STATIC);
  bind_text(state->new_tag, 2, key);
  next_row(state->store, state->new_tag);
  state->ids[number] = sqlite3_column_int64(state->new_tag, 0);
  state->uses[number] = 0;
  sqlite3_reset(state->new_tag);
  free(key);
  state->known += 1;
  return number;
}

static void load_line(loading *state, const char *line, const char *end) {
  const char *tab = memchr(line, '\t', (size_t)(end - line));
  if (tab == NULL) return;
  locate(state, line, (size_t)(tab - line));
  uint32_t number = tag_number(state, tab + 1, (size_t)(end - tab - 1));
  sqlite3_bind_int64(state->tagging, 1, state->item_id);
  sqlite3_bind_int64(state->tagging, 2, state->ids[number]);
  sqlite3_bind_int64(state->tagging, 3, state->position);
  run(state->store, state->tagging);
  if (sqlite3_changes(state->store->database) == 0) return;
  state->position += 1;
  state->uses[number] += 1;
  state->taggings += 1;
}

static void write_uses(loading *state) {
  sqlite3_stmt *update = statement(
      state, "UPDATE tagstore_tag SET uses = uses + ?2, used_at = ?3 WHERE id = ?1");
  sqlite3_bind_int64(update, 3, (int64_t)time(NULL) * 1000);
  for (size_t number = 0; number < state->known; number++) {
    sqlite3_bind_int64(update, 1, state->ids[number]);
    sqlite3_bind_int64(update, 2, state->uses[number]);
    run(state->store, update);
  }
}

int64_t baseline_load(const char *table_path, const char *store_path) {
  int file = open(table_path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return -1;
  size_t size = (size_t)status.st_size;
  char *bytes = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : NULL;
  if (bytes == MAP_FAILED) return -1;

  loading state = {.store = baseline_open(store_path)};
  // Room for the pages that are written again and again: the index of item names.
  run_script(state.store, "PRAGMA cache_size = -65536; PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  run_script(state.store, schema_tables);
  state.new_item = statement(
      &state, "INSERT INTO tagstore_item (name) VALUES (?1) ON CONFLICT DO NOTHING");
  state.item = statement(&state, "SELECT id FROM tagstore_item WHERE name = ?1");
  state.count = statement(&state, "SELECT count(*) FROM tagstore_tagging WHERE item_id = ?1");
  // Two spellings of one tag are one tag.
  state.new_tag = statement(
      &state, "INSERT INTO tagstore_tag (name, key) VALUES (?1, ?2)"
              " ON CONFLICT (key) DO UPDATE SET name = name RETURNING id");
  state.tagging = statement(
      &state, "INSERT INTO tagstore_tagging (item_id, tag_id, position) VALUES (?1, ?2, ?3)"
              " ON CONFLICT DO NOTHING");
  for (const char *line = bytes, *end; line < bytes + size; line = end + 1) {
    end = memchr(line, '\n', (size_t)(bytes + size - line));
    if (end == NULL) end = bytes + size;
    load_line(&state, line, end);
  }
  write_uses(&state);
  // Sorting once at the end is faster than keeping the index in order line by line.
  run_script(state.store, schema_tagging_index);
  run_script(state.store, "COMMIT");
  baseline_close(state.store);

  interning_free(&state.tags);
  free(state.ids);
  free(state.uses);
  if (size) munmap(bytes, size);
  close(file);
  return state.taggings;
}
