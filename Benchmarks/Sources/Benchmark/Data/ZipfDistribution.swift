internal import Foundation

/// Numbers from 0 up, each less likely than the one before: the n-th in proportion to 1/n^exponent.
struct ZipfDistribution {
  private let cumulative: [Double]

  init(count: Int, exponent: Double) {
    var sum = 0.0
    cumulative = (1...count).map { rank in
      sum += pow(Double(rank), -exponent)
      return sum
    }
  }

  func next(using random: inout SplitMix64) -> Int {
    let target = Double.random(in: 0..<(cumulative.last ?? 1), using: &random)
    var low = 0
    var high = cumulative.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] > target { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
