import Foundation

/// A thread that does one thing over and over until it is stopped.
final class RepeatingThread: @unchecked Sendable {
  // The condition's lock guards both variables, and nothing else can change.
  private let condition = NSCondition()
  private var isStopping = false
  private var outcome: Result<Void, any Error>?

  /// - Parameter prepare: Runs on the thread, and gives what is done over and over.
  init(_ prepare: @escaping @Sendable () throws -> () throws -> Void) {
    Thread.detachNewThread { [self] in
      let result = Result<Void, any Error> {
        let work = try prepare()
        while !condition.withLock({ isStopping }) { try work() }
      }
      condition.withLock {
        outcome = result
        condition.broadcast()
      }
    }
  }

  /// Stops the thread and waits for its end.
  /// - Throws: The error that ended the thread before.
  func stop() throws {
    let result = condition.withLock {
      isStopping = true
      while outcome == nil { condition.wait() }
      return outcome
    }
    try result?.get()
  }
}
