/// Measures contenders in turn, so that whatever else the machine does meets all of them.
struct Race {
  /// The time that each contender may take, in seconds.
  let budget: Double
  /// How often each is measured at most.
  let maximum: Int

  /// Runs each contender until its time is over.
  /// - Parameter warmsUp: Whether each runs once before it is measured.
  func run(_ contenders: [Contender], warmsUp: Bool) async throws -> [Measurement] {
    let clock = ContinuousClock()
    var values = [[Double]](repeating: [], count: contenders.count)
    var spent = [Double](repeating: 0, count: contenders.count)
    var turn = 0
    var isAnyoneLeft = true
    if warmsUp {
      for contender in contenders { try await contender.run(0) }
    }
    while isAnyoneLeft && turn < maximum {
      isAnyoneLeft = false
      for place in contenders.indices {
        // Who comes first changes, as the first finds the caches as the last one left them.
        let index = turn % 2 == 0 ? place : contenders.count - 1 - place
        let contender = contenders[index]
        if spent[index] >= budget && values[index].count >= contender.minimum { continue }
        isAnyoneLeft = true
        let start = clock.now
        try await contender.run(turn)
        let seconds = (clock.now - start).inSeconds
        values[index].append(seconds)
        spent[index] += seconds
      }
      turn += 1
    }
    return zip(contenders, values).map { Measurement($0.name, values: $1) }
  }
}
