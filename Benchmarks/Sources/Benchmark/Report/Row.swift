/// One piece of work with what was measured of everyone who did it, ours first.
struct Row: Encodable {
  enum Unit: String, Encodable {
    case seconds
    case bytes
  }

  let work: String
  /// The data set.
  let data: String
  let unit: Unit
  let measurements: [Measurement]
}
