/// What a shell asks when someone presses Tab: what may stand in place of the last word.
package struct CompletionQuestion: Hashable, Sendable {
  /// What the candidates are.
  package enum Subject: Hashable, Sendable {
    case commands
    /// The flags that are known at this place.
    case flags([Flag])
    /// The value of an argument or a flag.
    case values(ValueKind)
    /// Nothing more is expected here.
    case nothing
  }

  package let subject: Subject
  /// The beginning that was typed.
  package let beginning: String
  /// What stands before it in the same word, such as `--into=`; candidates repeat it.
  package let lead: String
  /// Whether `--` was given, so that candidates may begin with a dash.
  package let optionsEnded: Bool
  /// The store that the line names with `--store`.
  package let store: String?

  /// Reads the words after the program's name; the last one is still being typed.
  package init(_ words: [String], commands: [Command] = Command.all) {
    var line = PartialLine(commands: commands)
    for word in words.dropLast() { line.read(word) }
    let last = words.last ?? ""
    optionsEnded = line.optionsEnded
    store = line.store
    if let value = line.awaitedValue {
      (subject, lead, beginning) = (.values(value.kind), "", last)
    } else if !line.optionsEnded, last.utf8.first == UInt8(ascii: "-") {
      if let (flag, text) = line.attachedValue(in: last), let value = flag.value {
        (lead, beginning) = ("--\(flag.name)=", text)
        subject = .values(value.kind)
      } else {
        (subject, lead, beginning) = (.flags(line.openFlags), "", last)
      }
    } else if line.command == nil {
      (subject, lead, beginning) = (.commands, "", last)
    } else {
      lead = ""
      beginning = last
      subject = line.nextOperand.map { .values($0.kind) } ?? .nothing
    }
  }
}
