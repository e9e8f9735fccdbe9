internal import TagStore

extension Command {
  static let check = Command(
    "check", theme: .files,
    summary: "Check the store for damage",
    details: [
      "Prints one line for each problem. The exit code is 65 when there are problems that remain."
    ],
    forms: [Form([])],
    flags: [Flag("repair", "Mend what can be made again from the rest.")],
    examples: [
      Example("tagstore check", "Only looks."),
      Example("tagstore check --repair", "Mends what it can."),
    ],
    otherNames: ["verify", "repair", "doctor"],
    run: runCheck)

  private static func runCheck(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let repairs = invocation.has("repair")
    let (mended, remaining) = try await session.withStore(.existing) { store in
      let mended = repairs ? try await store.repair() : []
      return (mended, try await store.check())
    }
    for problem in mended { try show(problem, isMended: true, on: session.console) }
    for problem in remaining { try show(problem, isMended: false, on: session.console) }
    if remaining.isEmpty {
      session.console.note(mended.isEmpty ? "no problems found" : "no problems remain")
    } else if !repairs, remaining.contains(where: \.isRepairable) {
      session.console.note("'tagstore check --repair' mends what can be made again")
    }
    return remaining.isEmpty ? .success : .inputRefused
  }

  private static func show(
    _ problem: StoreProblem, isMended: Bool, on console: Console
  ) throws(CommandFailure) {
    if console.settings.printsJSON {
      try console.json([
        "code": .string(problem.code), "message": .string(problem.message),
        "isRepairable": .bool(problem.isRepairable), "isMended": .bool(isMended),
      ])
    } else {
      try console.record((isMended ? "mended: " : "") + problem.message)
    }
  }
}
