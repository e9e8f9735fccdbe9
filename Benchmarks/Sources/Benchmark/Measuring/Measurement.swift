/// What was measured of one contender.
struct Measurement: Encodable {
  let contender: String
  /// The median, in seconds or bytes.
  let median: Double
  /// What ninety-nine of a hundred values did not exceed; nil where there are few.
  let p99: Double?
  /// How many values there are.
  let samples: Int

  init(_ contender: String, values: [Double]) {
    let sorted = values.sorted()
    self.contender = contender
    median = sorted[sorted.count / 2]
    p99 = sorted.count < 20 ? nil : sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    samples = sorted.count
  }
}
