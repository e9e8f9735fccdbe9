internal import TagStoreCLI
internal import Testing

@Suite struct `A wrong command line` {
  /// Arguments, message and advice; every one exits with 64.
  static let cases: [(arguments: [String], message: String, advice: [String])] = [
    (["fnd", "x"], "unknown command “fnd”", ["Did you mean 'find'?", "See 'tagstore help'."]),
    (["ls"], "unknown command “ls”", ["Did you mean 'tags'?", "See 'tagstore help'."]),
    (["quux"], "unknown command “quux”", ["See 'tagstore help'."]),
    ([""], "unknown command “”", ["See 'tagstore help'."]),
    (["a\u{1B}[2J"], #"unknown command “a\u{1B}[2J”"#, ["See 'tagstore help'."]),
    (["help", "sho"], "unknown command “sho”", ["Did you mean 'show'?", "See 'tagstore help'."]),
    (
      ["find", "a", "--lmit", "5"], "unknown flag “--lmit”",
      [
        "Did you mean '--limit'?",
        "If it is an argument, put '--' before it: tagstore find ... -- --lmit",
        "See 'tagstore help find'.",
      ]
    ),
    (
      ["add", "i1", "-x"], "unknown flag “-x”",
      [
        "If it is an argument, put '--' before it: tagstore add ... -- -x",
        "See 'tagstore help add'.",
      ]
    ),
    (
      ["add", "i1", "-abc"], "unknown flag “-abc”",
      [
        "If it is an argument, put '--' before it: tagstore add ... -- -abc",
        "See 'tagstore help add'.",
      ]
    ),
    (
      ["--limit", "5", "find", "a"], "unknown flag “--limit”",
      ["A command's flags stand after its name.", "See 'tagstore help'."]
    ),
    (
      ["--jsn", "tags"], "unknown flag “--jsn”", ["Did you mean '--json'?", "See 'tagstore help'."]
    ),
    (["show"], "ITEM is missing", ["See 'tagstore help show'."]),
    (["add", "i1"], "TAG is missing", ["See 'tagstore help add'."]),
    (["set", "i1"], "TAG is missing", ["See 'tagstore help set'."]),
    (["rename", "a"], "NEW is missing", ["See 'tagstore help rename'."]),
    (["rename", "a", "b", "c"], "unexpected argument “c”", ["See 'tagstore help rename'."]),
    (["prune", "x"], "unexpected argument “x”", ["See 'tagstore help prune'."]),
    (["merge", "a"], "--into TAG is missing", ["See 'tagstore help merge'."]),
    (
      ["move", "i", "t"], "--before TAG, --after TAG, --first or --last is missing",
      ["See 'tagstore help move'."]
    ),
    (
      ["move", "i", "t", "--first", "--after", "x"],
      "'--after' and '--first' can't be used together", ["See 'tagstore help move'."]
    ),
    (
      ["merge", "a", "--into", "b", "--into", "c"], "'--into TAG' is given twice",
      ["See 'tagstore help merge'."]
    ),
    (["merge", "a", "--into"], "'--into TAG' has no value", ["See 'tagstore help merge'."]),
    (
      ["merge", "a", "--into", "-b"], "'--into TAG' has no value",
      [
        "A value that begins with a dash is written with '=': --into=-b.",
        "See 'tagstore help merge'.",
      ]
    ),
    (
      ["find", "a", "--limit", "-5"], "'--limit N' takes a whole number, 0 or more, not “-5”",
      ["See 'tagstore help find'."]
    ),
    (
      ["find", "a", "-nx"], "'--limit N' takes a whole number, 0 or more, not “x”",
      ["See 'tagstore help find'."]
    ),
    (
      ["find", "a", "--limit=+5"], "'--limit N' takes a whole number, 0 or more, not “+5”",
      ["See 'tagstore help find'."]
    ),
    (
      ["find", "a", "--limit="], "'--limit N' takes a whole number, 0 or more, not “”",
      ["See 'tagstore help find'."]
    ),
    (
      ["find", "a", "--offset", "99999999999999999999"],
      "'--offset N' takes a number up to 9223372036854775807, not “99999999999999999999”",
      ["See 'tagstore help find'."]
    ),
    (
      ["tags", "--sort", "size"], "'--sort ORDER' takes uses, name or recent, not “size”",
      ["See 'tagstore help tags'."]
    ),
    (
      ["--color", "yes", "tags"], "'--color WHEN' takes auto, always or never, not “yes”",
      ["See 'tagstore help'."]
    ),
    (
      ["tags", "--store", ""], "'--store FILE' takes the name of a file, not “”",
      ["See 'tagstore help tags'."]
    ),
    (["import", ""], "FILE is the name of a file, not “”", ["See 'tagstore help import'."]),
    (
      ["completions", "csh"], "SHELL is bash, zsh or fish, not “csh”",
      ["See 'tagstore help completions'."]
    ),
    (["tags", "--json=yes"], "'--json' takes no value", ["See 'tagstore help tags'."]),
    (
      ["tags", "--json", "--null"], "'--json' and '--null' can't be used together",
      ["See 'tagstore help tags'."]
    ),
  ]

  @Test(arguments: cases)
  func `is named, with advice, on standard error`(
    _ arguments: [String], _ message: String, _ advice: [String]
  ) async {
    let run = await CommandLineRun(arguments)
    #expect(run.exitCode == .usage)
    #expect(run.output == "")
    #expect(run.errors == (["tagstore: " + message] + advice).map { $0 + "\n" }.joined())
  }

  @Test func `quiet keeps errors`() async {
    #expect(await CommandLineRun(["--quiet", "fnd"]).errors.hasPrefix("tagstore: unknown"))
  }
}
