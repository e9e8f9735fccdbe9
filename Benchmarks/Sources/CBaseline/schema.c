#include "connection.h"

// TagStore's tables of truth. What TagStore derives from them beside these is its own affair.

const char *const schema_tables =
    "CREATE TABLE tagstore_item ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE) STRICT;"
    "CREATE TABLE tagstore_tag ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE,"
    "  target_id INTEGER REFERENCES tagstore_tag (id), used_at INTEGER NOT NULL DEFAULT 0,"
    "  uses INTEGER NOT NULL DEFAULT 0) STRICT;"
    "CREATE TABLE tagstore_tagging ("
    "  item_id INTEGER NOT NULL REFERENCES tagstore_item (id),"
    "  tag_id INTEGER NOT NULL REFERENCES tagstore_tag (id), position INTEGER NOT NULL,"
    "  PRIMARY KEY (item_id, tag_id)) STRICT, WITHOUT ROWID;";

const char *const schema_tagging_index =
    "CREATE INDEX tagstore_tagging_by_tag ON tagstore_tagging (tag_id, item_id);";
