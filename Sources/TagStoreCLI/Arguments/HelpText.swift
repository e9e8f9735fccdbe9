/// Help, made from the table of commands.
package struct HelpText {
  private static let width = 80
  private let styled: (String, TextStyle) -> String

  /// - Parameter styled: Applies a style where the output has styles.
  package init(styled: @escaping (String, TextStyle) -> String = { text, _ in text }) {
    self.styled = styled
  }

  /// All commands by theme, and the global flags.
  package func overview(_ commands: [Command]) -> String {
    var lines = ["tagstore keeps ordered tags for anything that has a name.", ""]
    lines += ["Usage: tagstore COMMAND [ARGUMENT...] [FLAG...]", ""]
    let column = (commands.map(\.name.count).max() ?? 0) + 2
    for theme in Command.Theme.allCases {
      lines.append(heading(theme.rawValue))
      for command in commands where command.theme == theme {
        lines += entry(command.name, command.summary, column: column)
      }
      lines.append("")
    }
    lines.append(heading("Topics"))
    for topic in HelpTopic.all { lines += entry(topic.name, topic.summary, column: column) }
    lines.append("")
    lines += flagSection("Flags of every command", Flag.global)
    lines.append(
      "'tagstore help COMMAND' and 'tagstore help TOPIC' tell more.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about one command.
  package func page(_ command: Command) -> String {
    var lines = ["tagstore \(command.name): \(lowercasedFirst(command.summary))", ""]
    lines.append(heading("Usage"))
    for usage in command.usageLines {
      let wrapped = TextWrap.lines(usage, width: Self.width - 6)
      lines += wrapped.enumerated().map { ($0.offset == 0 ? "  " : "      ") + $0.element }
    }
    lines.append("")
    for paragraph in command.details {
      lines += TextWrap.lines(paragraph, width: Self.width) + [""]
    }
    if !command.flags.isEmpty { lines += flagSection("Flags", command.flags) }
    lines.append(heading("Examples"))
    for example in command.examples {
      lines.append("  \(styled(example.line, .bold))")
      lines += TextWrap.lines(example.effect, width: Self.width - 6).map { "      " + $0 }
    }
    lines.append("")
    lines += flagSection("Flags of every command", Flag.global).dropLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Everything about a topic.
  package func page(_ topic: HelpTopic) -> String {
    var lines = ["tagstore: \(lowercasedFirst(topic.summary))", ""]
    for paragraph in topic.paragraphs {
      lines += TextWrap.lines(paragraph, width: Self.width) + [""]
    }
    let column = (topic.entries.map(\.label.count).max() ?? 0) + 2
    for item in topic.entries { lines += entry(item.label, item.text, column: column) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func flagSection(_ title: String, _ flags: [Flag]) -> [String] {
    let column = (flags.map(\.label.count).max() ?? 0) + 2
    return [heading(title)] + flags.flatMap { entry($0.label, $0.summary, column: column) } + [""]
  }

  private func heading(_ text: String) -> String {
    styled(text + ":", .bold)
  }

  private func entry(_ label: String, _ text: String, column: Int) -> [String] {
    let lines = TextWrap.lines(text, width: Self.width - 2 - column)
    return lines.enumerated().map { index, line in
      let name = index == 0 ? label : ""
      return "  " + name + String(repeating: " ", count: column - name.count) + line
    }
  }

  private func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
