// The numbers of texts, given in the order in which the texts first come.

#ifndef INTERNING_H
#define INTERNING_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint32_t *slots; // open addressing; 0 is free, otherwise the number of the text and 1
  size_t slot_count;
  const char **texts;
  uint32_t *lengths;
  size_t count;
  size_t capacity;
} interning;

// The number of a text, from 0; the text must stay where it is.
uint32_t number_of(interning *table, const char *text, size_t length);

void interning_free(interning *table);

#endif
