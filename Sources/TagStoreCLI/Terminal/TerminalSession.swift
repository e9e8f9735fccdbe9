/// A terminal while a field has it: keys come in, frames go out, and it is left as it was.
///
/// ```swift
/// let device = try TerminalDevice.controlling(environment.terminals)
/// try await TerminalSession.run(on: device, isStyled: true) { session in
///   session.draw(frame)
///   while true {
///     switch await session.next() {
///     case .closed: return
///     case let event: // change the state by it
///     }
///     session.draw(frame)
///   }
/// }
/// ```
@MainActor package final class TerminalSession {
  /// Brackets what is pasted; what is wider than the window is cut and not wrapped.
  private static let startSequences = Array("\u{1B}[?2004h\u{1B}[?7l".utf8)
  private static let endSequences = Array("\u{1B}[?2004l\u{1B}[?7h".utf8)

  private let device: TerminalDevice
  private let pipe: WakePipe
  private let signals: SignalWatch
  private let events: TerminalEvents
  private let rawMode: RawMode
  private var renderer: FrameRenderer
  private var frame = ScreenFrame()
  private var end: TerminalEnd?

  /// Whether the last frame stays on the screen when the session ends.
  package var keepsFrame = false

  private init(on device: TerminalDevice, isStyled: Bool) throws(TerminalFailure) {
    self.device = device
    pipe = try WakePipe()
    signals = SignalWatch(reportingTo: pipe)
    events = TerminalEvents(device, pipe: pipe)
    renderer = FrameRenderer(size: device.size, isStyled: isStyled)
    // Watched first, so that no signal finds the terminal changed and nobody to restore it.
    signals.install()
    do {
      rawMode = try RawMode(device)
    } catch {
      signals.remove()
      throw error
    }
    send(Self.startSequences)
  }

  /// Runs `body` with the terminal, and restores it however `body` ends.
  ///
  /// A signal that ends a process (SIGHUP, SIGINT, SIGQUIT, SIGTERM) arrives as
  /// ``TerminalEvent/closed(_:)``: `body` returns, the terminal is restored, and then the process
  /// ends by that signal, as who sent it expects. `body` must come to ask for the next event, and
  /// must not call `exit`. The same signal for a second time ends the process at once.
  ///
  /// - Parameter isStyled: whether cells may stand out.
  /// - Throws: ``TerminalFailure`` when the terminal cannot be used, and what `body` throws.
  package static func run<Outcome>(
    on device: TerminalDevice, isStyled: Bool,
    _ body: @MainActor (TerminalSession) async throws -> Outcome
  ) async throws -> Outcome {
    let session = try TerminalSession(on: device, isStyled: isStyled)
    defer { session.close() }
    return try await body(session)
  }

  /// The window's size as the last event left it.
  package var size: ScreenSize { renderer.size }

  /// Ends the wait for an event; may be kept and called from any thread.
  package var waker: WakePipe { pipe }

  /// Shows a frame below the line where the session began.
  package func draw(_ frame: ScreenFrame) {
    self.frame = frame
    send(renderer.draw(frame))
  }

  /// The next event; the main actor is free while it is waited for.
  ///
  /// After ``TerminalEvent/resized`` and ``TerminalEvent/resumed`` everything is drawn anew with
  /// the next frame.
  package func next() async -> TerminalEvent {
    if let end { return .closed(end) }
    let event = await events.next()
    switch event {
    case .suspensionRequested:
      suspend()
      return end.map { .closed($0) } ?? .resumed
    case .resized: renderer.resize(to: device.size)
    case .resumed: start()
    case .closed(let reason): end = reason
    case .key, .text, .paste, .wake: break
    }
    return event
  }

  /// Stops the process and those it was started with, as Control-Z does elsewhere, and returns when
  /// it goes on.
  ///
  /// The terminal is restored meanwhile, and signals do what they do by default.
  package func suspend() {
    send(renderer.finish(isErasing: true))
    restore()
    signals.remove()
    SignalWatch.stopProcessGroup()
    signals.install()
    start()
    send(renderer.draw(frame))
  }

  /// Takes the terminal again after others had it.
  private func start() {
    do {
      try rawMode.apply()
    } catch {
      end = .disconnected
    }
    send(Self.startSequences)
    renderer.restart()
    renderer.resize(to: device.size)
  }

  private func close() {
    send(renderer.finish(isErasing: !keepsFrame))
    restore()
    signals.remove()
    if case .signal(let number) = end { SignalWatch.end(by: number) }
  }

  private func restore() {
    send(Self.endSequences)
    do {
      try rawMode.restore()
    } catch {
      // The terminal is gone; there is nothing to restore.
      end = end ?? .disconnected
    }
  }

  private func send(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    do {
      try device.write(bytes)
    } catch {
      end = end ?? .disconnected
    }
  }
}
