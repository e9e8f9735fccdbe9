import Foundation
internal import Synchronization

extension PseudoTerminal {
  /// Starts a program that has this terminal for its own, and for all three standard streams.
  @discardableResult func start(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
  ) throws -> TerminalChild {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var spawnAttributes: posix_spawnattr_t?
      let newSession = POSIX_SPAWN_SETSID
    #else
      var actions = posix_spawn_file_actions_t()
      var spawnAttributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the module does not show
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&spawnAttributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&spawnAttributes)
    }
    // The leader of a session without a terminal gets the first one that it opens.
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&spawnAttributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&spawnAttributes, &signals)
    posix_spawnattr_setflags(
      &spawnAttributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var argumentList = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argumentList + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let error = Self.startLock.withLock { _ in
      posix_spawn(
        &identifier, program, &actions, &spawnAttributes, &argumentList, &variables)
    }
    guard error == 0 else { throw POSIXError(.init(rawValue: error) ?? .EIO) }
    let child = TerminalChild(identifier: identifier)
    children.append(child)
    return child
  }
}
