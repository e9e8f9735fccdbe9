/// The least of the greatest numbers of those that have been seen: what a further one must reach.
struct LeastOfGreatest {
  private let limit: Int
  /// The greatest numbers so far, the greatest first.
  private var greatest: [Int] = []

  init(limit: Int) { self.limit = limit }

  /// 0 while fewer have been seen than are wanted.
  var value: Int { greatest.count < limit ? 0 : greatest.last ?? 0 }

  mutating func insert(_ number: Int) {
    // Without a limit, or nearly so, everything is among the first.
    if limit > 10_000 || number <= value { return }
    var low = 0
    var high = greatest.count
    while low < high {
      let middle = (low + high) / 2
      if greatest[middle] >= number { low = middle + 1 } else { high = middle }
    }
    greatest.insert(number, at: low)
    if greatest.count > limit { greatest.removeLast() }
  }
}
