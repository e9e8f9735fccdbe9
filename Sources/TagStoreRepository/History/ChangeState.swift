/// What can become of a recorded change, as the file has it.
enum ChangeState: Int64 {
  /// It can be undone, once all later ones are.
  case done = 0
  /// It was undone and can be done again.
  case undone = 1
  /// It was undone, and something else was done since.
  case overtaken = 2
  /// It cannot be undone, as its steps were too large to keep; nothing before it can either.
  case tooLarge = 3
  /// It changed nothing that could be undone by itself, such as an undo.
  case nothingToUndo = 4
}
