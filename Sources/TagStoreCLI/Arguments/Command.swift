/// One command, as the parser, the help, the manual and the completions read it.
package struct Command: Sendable {
  /// The part of the overview that lists a command.
  package enum Theme: String, Sendable, CaseIterable {
    case tagging = "Tag items"
    case finding = "Find and look"
    case upkeep = "Tidy tags and items"
    case files = "Import, export and the store"
    case help = "Help"
  }

  /// One way to write the command.
  package struct Form: Sendable {
    package let operands: [Operand]
    /// Groups of flags of which exactly one must be given.
    package let required: [[String]]

    package init(_ operands: [Operand], required: [[String]] = []) {
      self.operands = operands
      self.required = required
    }
  }

  /// A command line worth showing, and what it does.
  package struct Example: Sendable {
    package let line: String
    package let effect: String

    package init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  /// What runs the command; its exit code when nothing failed.
  package typealias Body = @Sendable (Invocation, Session) async throws(CommandFailure) -> ExitCode

  package let name: String
  package let theme: Theme
  /// One phrase in the imperative, without a period.
  package let summary: String
  /// Paragraphs, each wrapped when printed.
  package let details: [String]
  package let forms: [Form]
  package let flags: [Flag]
  package let examples: [Example]
  /// What people call it elsewhere; only used to suggest this command.
  package let otherNames: [String]
  /// Nil for help, which the parser answers.
  package let run: Body?

  package init(
    _ name: String, theme: Theme, summary: String, details: [String] = [], forms: [Form],
    flags: [Flag] = [], examples: [Example], otherNames: [String] = [], run: Body? = nil
  ) {
    precondition(!forms.isEmpty, "a command has at least one form")
    self.name = name
    self.theme = theme
    self.summary = summary
    self.details = details
    self.forms = forms
    self.flags = flags
    self.examples = examples
    self.otherNames = otherNames
    self.run = run
  }
}
