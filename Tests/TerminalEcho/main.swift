internal import TagStoreCLI

/// What the key for it throws.
struct EchoFailure: Error {}

/// What is printed when the field is done.
@MainActor func result(of session: TerminalSession) async throws -> String {
  var field = EchoField()
  session.draw(field.frame(in: session.size))
  while true {
    switch field.receive(await session.next()) {
    case .goOn: break
    case .end: return field.result
    case .fail: throw EchoFailure()
    case .suspend:
      session.suspend()
      _ = field.receive(.resumed)
    case .askForWake:
      let waker = session.waker
      Task.detached { waker.wake() }
    case .hang: while true {}
    }
    session.draw(field.frame(in: session.size))
  }
}

do {
  let device = try TerminalDevice.controlling([.input, .output, .error])
  let text = try await TerminalSession.run(on: device, isStyled: true) { session in
    session.keepsFrame = CommandLine.arguments.contains("--keep")
    return try await result(of: session)
  }
  print("result: \(text)")
} catch {
  print("failure: \(error)")
}
