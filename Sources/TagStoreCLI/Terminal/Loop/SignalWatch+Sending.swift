#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension SignalWatch {
  /// Ends the process as a signal does that it does not handle.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    deliver(number)
  }

  /// Has the process take a signal; what its action does is done when this returns.
  ///
  /// Sent to the process it could be taken by another thread, while this one goes on; and threads
  /// that run tasks may have it blocked.
  private static func deliver(_ signal: Int32) {
    var set = sigset_t()
    var before = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Stops the process with its group, as the terminal does for Control-Z, and returns when it
  /// goes on.
  ///
  /// The group may hold what started this process and waits for it. Where nobody could make the
  /// process go on (an orphaned group), the system does not stop it.
  static func stopProcessGroup() {
    var old = sigaction()
    sigaction(SIGTSTP, nil, &old)
    if isIgnored(old) { return }
    // The others stop first, and this process by itself, so that it goes no step further.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    // Where a thread had it blocked it waits to be taken; ignoring it again drops it.
    signal(SIGTSTP, SIG_IGN)
    sigaction(SIGTSTP, &old, nil)
    deliver(SIGTSTP)
  }
}
