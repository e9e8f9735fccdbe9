#include "interning.h"

#include <stdlib.h>
#include <string.h>

#include "connection.h"

// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), its upper bits mixed in as slots use the
// lower ones.
static uint64_t hash_of(const char *text, size_t length) {
  uint64_t hash = 14695981039346656037u;
  for (size_t at = 0; at < length; at++) hash = (hash ^ (unsigned char)text[at]) * 1099511628211u;
  return hash ^ (hash >> 29);
}

static void grow(interning *table) {
  size_t count = table->slot_count ? 2 * table->slot_count : 4096;
  table->slots = allocated(table->slots, count * sizeof *table->slots);
  table->slot_count = count;
  memset(table->slots, 0, count * sizeof *table->slots);
  for (uint32_t number = 0; number < table->count; number++) {
    size_t at = hash_of(table->texts[number], table->lengths[number]) & (count - 1);
    while (table->slots[at]) at = (at + 1) & (count - 1);
    table->slots[at] = number + 1;
  }
}

uint32_t number_of(interning *table, const char *text, size_t length) {
  if (2 * table->count >= table->slot_count) grow(table);
  size_t at = hash_of(text, length) & (table->slot_count - 1);
  for (; table->slots[at]; at = (at + 1) & (table->slot_count - 1)) {
    uint32_t number = table->slots[at] - 1;
    if (table->lengths[number] == length && memcmp(table->texts[number], text, length) == 0) {
      return number;
    }
  }
  if (table->count == table->capacity) {
    table->capacity = table->capacity ? 2 * table->capacity : 1024;
    table->texts = allocated(table->texts, table->capacity * sizeof *table->texts);
    table->lengths = allocated(table->lengths, table->capacity * sizeof *table->lengths);
  }
  table->texts[table->count] = text;
  table->lengths[table->count] = (uint32_t)length;
  table->slots[at] = (uint32_t)++table->count;
  return (uint32_t)table->count - 1;
}

void interning_free(interning *table) {
  free(table->slots);
  free(table->texts);
  free(table->lengths);
  memset(table, 0, sizeof *table);
}
