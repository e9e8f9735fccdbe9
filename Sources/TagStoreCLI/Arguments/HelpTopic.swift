/// A page of help that belongs to no single command.
package struct HelpTopic: Sendable {
  /// One line of a list in a topic: a word and what it means.
  package struct Entry: Sendable {
    package let label: String
    package let text: String
  }

  package let name: String
  /// One phrase, without a period.
  package let summary: String
  package let paragraphs: [String]
  package let entries: [Entry]

  package static let all: [HelpTopic] = [.json, .events, .exitCodes]

  static let exitCodes = HelpTopic(
    name: "exit-codes", summary: "How the program ends",
    paragraphs: ["The numbers are those of sysexits.h and the same on every system."],
    entries: ExitCode.allCases.map { code in
      Entry(label: String(code.rawValue), text: code.meaning)
    })

  /// The scheme of ``Console/jsonVersion`` for those who read it.
  static let json = HelpTopic(
    name: "json", summary: "What --json prints",
    paragraphs: [
      "Each line on standard output is one JSON object, and its first member is \"version\", now "
        + "\(Console.jsonVersion). A command with one result prints one line, a list prints a line "
        + "for each record, and nothing found is no line at all. Later versions of the program "
        + "may add members; the number grows when one changes its meaning or goes.",
      "Errors are text on standard error, as ever; the exit code tells their kind. 'tagstore "
        + "export' has a format of its own, and 'tagstore import' reads the lines of 'tagstore "
        + "show --json'.",
      "Times are milliseconds since 1970 in UTC, or null. Members of each command:",
    ],
    entries: [
      Entry(label: "add", text: "item, added, alreadyPresent"),
      Entry(label: "remove", text: "item, removed, notPresent"),
      Entry(label: "set, edit", text: "item, tags, tagsBefore"),
      Entry(label: "move, show", text: "item, tags"),
      Entry(
        label: "type",
        text: "item, tags, refused; with --events also text, and before it a line for each event: "
          + "event, effects, chips, text, caret, insertionIndex, highlightedChip, editedChip, "
          + "suggestions, highlightedSuggestion"),
      Entry(label: "find", text: "item; with --count: count"),
      Entry(label: "pick", text: "item; with --print-query: query"),
      Entry(label: "tags", text: "name, key, uses, lastUsed"),
      Entry(
        label: "suggest",
        text: "name, key, uses, lastUsed, tier, alias, matchedRanges (pairs of positions in the "
          + "name, in Unicode scalars from 0)"),
      Entry(label: "related", text: "name, key, uses, sharedItems"),
      Entry(label: "similar", text: "item, sharedTags, score"),
      Entry(label: "rename", text: "before, name, key, items"),
      Entry(label: "merge", text: "name, key, merged, items"),
      Entry(label: "delete", text: "name, key, items, aliasOf"),
      Entry(label: "prune", text: "name, key"),
      Entry(label: "forget", text: "item, tags"),
      Entry(label: "rename-item", text: "before, item"),
      Entry(
        label: "undo, redo, log",
        text: "id, date, kind, summary, program, label, items, taggings, isUndone, isUndoable"),
      Entry(
        label: "import",
        text: "records, newItems, newTags, newTaggings, removedTaggings, refusedRecords"),
      Entry(label: "backup", text: "file"),
      Entry(
        label: "info",
        text: "path, databaseBytes, items, untaggedItems, tags, unusedTags, aliases, taggings, "
          + "schemaVersion, identityVersion, sqliteVersion, isReadOnly"),
      Entry(label: "check", text: "code, message, isRepairable, isMended"),
    ])
}
