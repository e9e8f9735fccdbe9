// Prints the tags of an item, one a line, as `tagstore show` does: how fast a process can be.

#include <sqlite3.h>
#include <stdio.h>

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: baseline-show FILE ITEM\n", stderr);
    return 64;
  }
  sqlite3 *database;
  sqlite3_stmt *tags;
  if (sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK
      || sqlite3_prepare_v2(database,
                            "SELECT tag.name FROM tagstore_item AS item"
                            " CROSS JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id"
                            " CROSS JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id"
                            " WHERE item.name = ?1 ORDER BY tagging.position",
                            -1, &tags, NULL) != SQLITE_OK) {
    fprintf(stderr, "baseline-show: %s\n", sqlite3_errmsg(database));
    return 70;
  }
  sqlite3_bind_text(tags, 1, arguments[2], -1, SQLITE_STATIC);
  while (sqlite3_step(tags) == SQLITE_ROW) puts((const char *)sqlite3_column_text(tags, 0));
  sqlite3_finalize(tags);
  sqlite3_close(database);
  return 0;
}
