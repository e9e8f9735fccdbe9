internal import TagStore

/// A picker on a terminal: keys change it, a store answers it, the screen shows it.
@MainActor final class PickLoop {
  private var picker: TagPicker
  private let store: TagStore
  private let session: TerminalSession
  private var asked: PickAnswer.Question?
  private var lookUp: Task<Void, any Error>?

  init(_ picker: TagPicker, _ store: TagStore, _ session: TerminalSession) {
    self.picker = picker
    self.store = store
    self.session = session
  }

  private enum Outcome { case goOn, finish, cancel }

  /// Runs until something is picked; nil when nothing is to be.
  func run() async throws -> TagQuery? {
    defer { lookUp?.cancel() }
    try await settle()
    while true {
      session.draw(picker.frame(in: session.size))
      switch try await receive(await session.next()) {
      case .goOn: ask()
      case .finish: return picker.query
      case .cancel: return nil
      }
    }
  }

  private func receive(_ event: TerminalEvent) async throws -> Outcome {
    switch event {
    case .text(let typed):
      for character in typed {
        if character != " " {
          picker.narrow(by: String(character))
        } else {
          // A space that is typed ahead means what the text before it has found.
          try await settle()
          picker.toggle()
        }
      }
    case .paste(let pasted): picker.narrow(by: pasted)
    case .key(let key): return try await receive(key)
    case .closed: return .cancel
    // A look-up that failed says so here.
    case .wake: try await settle()
    case .resized, .resumed, .suspensionRequested: break
    }
    return .goOn
  }

  private func receive(_ key: TerminalKey) async throws -> Outcome {
    switch key {
    case TerminalKey(.escape), .control("c"): return .cancel
    case .control("z"): session.suspend()
    case TerminalKey(.backspace): picker.takeBack()
    case .control("u"): picker.widen()
    case TerminalKey(.enter):
      try await settle()
      return .finish
    default:
      try await settle()
      if let place = place(after: key) { picker.move(to: place) }
    }
    return .goOn
  }

  /// Where a key takes the highlight.
  private func place(after key: TerminalKey) -> Int? {
    let columns = session.size.columns
    return switch key.symbol {
    case .left: picker.place - 1
    case .right, .tab: picker.place + 1
    case .up: picker.place(-1, linesBelowIn: columns)
    case .down: picker.place(1, linesBelowIn: columns)
    case .home: 0
    case .end: picker.tags.count
    default: nil
    }
  }

  /// Asks the store, unless it was asked the same; a stale look-up is given up.
  private func ask() {
    let question = picker.question
    if question == asked { return }
    asked = question
    lookUp?.cancel()
    let (store, waker) = (store, session.waker)
    lookUp = Task {
      defer { waker.wake() }
      let answer = try await PickAnswer(to: question, from: store)
      if asked == question { picker.take(answer) }
    }
  }

  /// Waits for the answer to what is on the screen.
  private func settle() async throws {
    ask()
    try await lookUp?.value
  }
}
