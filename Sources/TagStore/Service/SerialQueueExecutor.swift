internal import Dispatch

/// Runs an actor's jobs on a queue of its own, in the order in which they come.
///
/// SQLite blocks the thread that calls it, for an import's whole length if need be. Tasks share few
/// threads, which must never be blocked, so each connection has its own.
final class SerialQueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // An unowned reference is all that a job has to its executor; this closure keeps it alive, also
    // when the job drops the last reference to the actor.
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
