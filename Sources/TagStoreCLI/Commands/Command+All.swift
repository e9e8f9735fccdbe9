extension Command {
  /// Every command, in the order in which help lists them.
  package static let all: [Command] = [
    .add, .remove, .set, .move, .type, .edit,
    .show, .find, .pick, .tags, .suggest, .related, .similar,
    .rename, .merge, .delete, .forget, .renameItem, .prune,
    .undo, .redo, .log,
    .import, .export, .backup, .info, .check,
    .help, .completions,
  ]
}
