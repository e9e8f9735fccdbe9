internal import CBaseline
internal import TagStore

/// A query over three tags, or two of them, in the forms that both stores and the reference need.
struct BooleanQuery {
  enum Operation: String, CaseIterable {
    case all
    case any
    case without = "a not b"
  }

  /// How much the tags are used.
  enum Frequency: String, CaseIterable {
    case frequent
    case middle
    case rare
    case mixed
  }

  let operation: Operation
  private let tags: [Int]
  private let keys: [String]
  let query: TagQuery

  init(_ operation: Operation, tags numbers: [Int], in data: Dataset) throws {
    self.operation = operation
    let numbers = operation == .without ? Array(numbers.prefix(2)) : numbers
    let tags = try numbers.map { try Tag(data.tags[$0]) }
    self.tags = numbers
    keys = tags.map(\.key)
    let parts = tags.map { TagQuery.tag($0) }
    query =
      switch operation {
      case .all: .and(parts)
      case .any: .or(parts)
      case .without: .and([parts[0], .not(parts[1])])
      }
  }

  /// Whether an item with these tags is found.
  func matches(_ found: ArraySlice<Int32>) -> Bool {
    switch operation {
    case .all: tags.allSatisfy { found.contains(Int32($0)) }
    case .any: tags.contains { found.contains(Int32($0)) }
    case .without: found.contains(Int32(tags[0])) && !found.contains(Int32(tags[1]))
    }
  }

  /// Calls a function in C with what it needs of this query; the third key is null if there is none.
  func withKeys<Result>(
    _ call: (
      baseline_operation, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?
    ) -> Result
  ) -> Result {
    keys[0].withCString { first in
      keys[1].withCString { second in
        keys.count < 3
          ? call(BASELINE_FIRST_WITHOUT_SECOND, first, second, nil)
          : keys[2].withCString { third in
            call(operation == .all ? BASELINE_ALL : BASELINE_ANY, first, second, third)
          }
      }
    }
  }
}

extension BooleanQuery {
  /// Queries of one kind about different tags.
  static func samples(
    _ operation: Operation, _ frequency: Frequency, in data: Dataset
  ) throws -> [BooleanQuery] {
    let order = data.tagsByUses
    func tags(around place: Int) -> [Int] {
      (place..<place + 7).map { order[min($0, order.count - 1)] }
    }
    let frequent = tags(around: 0)
    let middle = tags(around: order.count / 30)
    let rare = tags(around: order.count / 3)
    return try (0..<5).map { index in
      let chosen =
        switch frequency {
        case .frequent: Array(frequent[index..<index + 3])
        case .middle: Array(middle[index..<index + 3])
        case .rare: Array(rare[index..<index + 3])
        case .mixed: [frequent[index], middle[index], rare[index]]
        }
      return try BooleanQuery(operation, tags: chosen, in: data)
    }
  }
}
