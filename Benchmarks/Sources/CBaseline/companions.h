// The tags that share most items with another one, kept while candidates come.

#ifndef COMPANIONS_H
#define COMPANIONS_H

#include "connection.h"

enum { companion_limit = 64, key_size = 1024 };

// More shared items first; of equals the tag with fewer uses, then the smaller key.
typedef struct {
  int64_t id;
  int64_t shared;
  int64_t uses;
  char key[key_size];
} companion;

typedef struct {
  int count;
  int limit;
  companion entries[companion_limit];
} companions;

// How many items a tag must share to have a chance; below it needs no further look.
int64_t least_shared(const companions *best);

void offer_companion(companions *best, const companion *candidate);

void append_companions(baseline *store, const companions *best, baseline_names *names);

// Uses and key of the tag with an id.
void describe_companion(baseline *store, companion *tag);

#endif
