internal import Dispatch

/// Runs an actor's jobs on a queue of its own, in the order in which they come.
///
/// Tasks share few threads, which must never be blocked. SQLite blocks the thread that calls it, for
/// an import's whole length if need be, so each connection has its own; so has who waits for keys.
package final class SerialQueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: the queue's name, which a debugger shows.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // An unowned reference is all that a job has to its executor; this closure keeps it alive, also
    // when the job drops the last reference to the actor.
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
