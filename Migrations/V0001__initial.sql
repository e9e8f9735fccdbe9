-- Items, tags and taggings are the truth; whatever else a file holds can be made again from them.

-- One row for each migration that this file has had, written in that migration's own transaction.
CREATE TABLE tagstore_migration (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  applied_at INTEGER NOT NULL -- milliseconds since 1970-01-01T00:00Z
) STRICT;

CREATE TABLE tagstore_property (
  name TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;

-- The rule by which names get their keys (README, "When are two tags the same?").
INSERT INTO tagstore_property (name, value) VALUES ('identity_version', 1);

-- AUTOINCREMENT: the id of a forgotten item or deleted tag is never given to another one.
CREATE TABLE tagstore_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE tagstore_tag (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, -- as it is shown
  key TEXT NOT NULL UNIQUE, -- decides which names are the same tag
  target_id INTEGER REFERENCES tagstore_tag (id), -- not null: this name is an alias of that tag
  used_at INTEGER NOT NULL DEFAULT 0, -- last put on an item, milliseconds since 1970; 0: never
  uses INTEGER NOT NULL DEFAULT 0 -- derived: the number of its taggings
) STRICT;

CREATE INDEX tagstore_tag_by_target ON tagstore_tag (target_id) WHERE target_id IS NOT NULL;

-- An item's tags in order: positions are 0, 1, 2, … without gaps.
CREATE TABLE tagstore_tagging (
  item_id INTEGER NOT NULL REFERENCES tagstore_item (id),
  tag_id INTEGER NOT NULL REFERENCES tagstore_tag (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (item_id, tag_id)
) STRICT, WITHOUT ROWID;

-- The items of a tag in the order in which they were added.
CREATE INDEX tagstore_tagging_by_tag ON tagstore_tagging (tag_id, item_id);
