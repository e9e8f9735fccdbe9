/// One way of doing a piece of work, to be measured beside others.
struct Contender {
  let name: String
  /// How often it is measured at least, even if its time is over.
  let minimum: Int
  /// Does the work once; it is given the number of the repetition, to vary what is asked for.
  let run: (Int) async throws -> Void

  init(_ name: String, minimum: Int = 5, _ run: @escaping (Int) async throws -> Void) {
    self.name = name
    self.minimum = minimum
    self.run = run
  }
}
