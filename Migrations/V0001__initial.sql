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

-- Little used tags in the order in which suggestions prefer them: of these there may be very many
-- that are used alike. Others change their place too often to be kept in order.
CREATE INDEX tagstore_tag_by_uses ON tagstore_tag (uses DESC, length(key), key)
WHERE target_id IS NULL AND uses < 64;

-- An item's tags in order: positions are 0, 1, 2, … without gaps.
CREATE TABLE tagstore_tagging (
  item_id INTEGER NOT NULL REFERENCES tagstore_item (id),
  tag_id INTEGER NOT NULL REFERENCES tagstore_tag (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (item_id, tag_id)
) STRICT, WITHOUT ROWID;

-- The items of a tag in the order in which they were added.
CREATE INDEX tagstore_tagging_by_tag ON tagstore_tagging (tag_id, item_id);

-- What was done, one row for each transaction that changed something; the oldest go after a while.
-- AUTOINCREMENT: ids follow each other in the order of the commits, and none comes twice.
CREATE TABLE tagstore_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL, -- milliseconds since 1970
  kind TEXT NOT NULL,
  summary TEXT NOT NULL, -- in words
  program TEXT,
  label TEXT,
  session INTEGER NOT NULL, -- a random number for each connection that writes
  target_id INTEGER, -- of an undo or redo: the change that it concerns
  state INTEGER NOT NULL, -- 0 done, 1 undone, 2 undone for good, 3 done for good, 4 nothing to undo
  items INTEGER NOT NULL, -- how many items it concerns
  taggings INTEGER NOT NULL, -- how many taggings it added and removed
  names BLOB, -- the items and tags that it concerns; null: too many
  steps BLOB NOT NULL, -- the last steps; those before are in tagstore_change_part
  parts INTEGER NOT NULL, -- how many rows of tagstore_change_part belong to it
  bytes INTEGER NOT NULL, -- what it takes
  total_bytes INTEGER NOT NULL -- what it and all changes before it took
) STRICT;

CREATE INDEX tagstore_change_undone ON tagstore_change (id) WHERE state = 1;

-- The steps of large changes, in pieces that can be read one at a time.
CREATE TABLE tagstore_change_part (
  id INTEGER PRIMARY KEY, -- the change's id times 65,536, and the number of the part
  steps BLOB NOT NULL
) STRICT;

-- Derived: the items of often used tags, so that sets of them are counted without listing items.
-- A row holds the items from 4,096 * chunk on, up to where the tag's next row begins: the gaps
-- between their ids as LEB128 numbers or, when that is not shorter, 512 bytes with a bit for each
-- of 4,096 items. Tag 0 stands for every item and tag -1 for the items without tags.
CREATE TABLE tagstore_posting (
  tag_id INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  items BLOB NOT NULL,
  PRIMARY KEY (tag_id, chunk)
) STRICT, WITHOUT ROWID;

-- Where the SQLite library has FTS5, there is a table tagstore_suggestion besides: derived, and made
-- by the program, as this script has to run without FTS5 too.
