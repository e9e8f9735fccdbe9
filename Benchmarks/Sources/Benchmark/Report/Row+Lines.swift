internal import Foundation

extension Row {
  /// The cells of the table's lines: one for each contender beside ours.
  var lines: [[String]] {
    guard let ours = measurements.first else { return [] }
    let rest = measurements.dropFirst()
    if rest.isEmpty {
      return [[work, data, text(ours.median), text(ours.p99), "", "", "", ""]]
    }
    return rest.enumerated().map { index, other in
      let head =
        index == 0 ? [work, data, text(ours.median), text(ours.p99)] : ["", "", "", ""]
      return head + [
        other.contender, text(other.median), text(other.p99), Self.ratio(ours.median, other.median),
      ]
    }
  }

  private static func ratio(_ ours: Double, _ other: Double) -> String {
    let ratio = ours / other
    return String(format: ratio < 0.1 ? "%.3f" : ratio < 10 ? "%.2f" : "%.0f", ratio)
  }

  private func text(_ value: Double?) -> String {
    guard let value else { return "" }
    let units: [(Double, String)] =
      switch unit {
      case .seconds: [(1, "s"), (1e-3, "ms"), (1e-6, "µs")]
      case .bytes: [(1_048_576, "MiB"), (1, "B")]
      }
    let (size, name) = units.first { value >= $0.0 } ?? units[units.count - 1]
    let scaled = value / size
    return String(format: scaled < 10 ? "%.2f" : scaled < 100 ? "%.1f" : "%.0f", scaled)
      + " " + name
  }
}
