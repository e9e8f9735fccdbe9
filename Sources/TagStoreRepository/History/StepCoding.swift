internal import TagStoreCore

/// Steps in a compact form: about as many bytes as a change adds ids of tags, and the names of what
/// is new.
///
/// A step begins with a byte for its kind and for what is there; then comes the difference of its id
/// to that of the step before. A list of tags after is told as what it has in common with the list
/// before at both ends, and the ids between.
package struct StepCoding {
  private enum Kind {
    static let item: UInt8 = 0
    static let tag: UInt8 = 1
    static let tags: UInt8 = 2
    static let mask: UInt8 = 3
  }

  private static let hasBefore: UInt8 = 4
  private static let hasAfter: UInt8 = 8
  private static let hasSuffix: UInt8 = 16

  private var coded = CompactBytes()
  private var latestID: Int64 = 0

  package init() {}

  /// All steps that were appended, in their order.
  package var bytes: [UInt8] { coded.bytes }

  /// Begins anew: what is appended next can be read without what was before.
  package mutating func removeAll() {
    coded.removeAll()
    latestID = 0
  }

  package mutating func append(_ step: Step) {
    switch step {
    case .item(let id, let before, let after):
      begin(Kind.item | flags(before != nil, after != nil), id)
      if let before { coded.append(before) }
      if let after { coded.append(after) }
    case .tag(let id, let before, let after):
      begin(Kind.tag | flags(before != nil, after != nil), id)
      if let before { append(before) }
      if let after { append(after) }
    case .tags(let itemID, let before, let after): append(itemID, before, after)
    }
  }

  private func flags(_ hasBefore: Bool, _ hasAfter: Bool) -> UInt8 {
    (hasBefore ? Self.hasBefore : 0) | (hasAfter ? Self.hasAfter : 0)
  }

  private mutating func begin(_ header: UInt8, _ id: Int64) {
    coded.append(byte: header)
    coded.append(signed: id &- latestID)
    latestID = id
  }

  private mutating func append(_ row: TagRow) {
    coded.append(row.tag.name)
    coded.append(row.tag.key)
    // No row has the id 0.
    coded.append(UInt64(bitPattern: row.target ?? 0))
  }

  private mutating func append(_ itemID: Int64, _ before: [Int64], _ after: [Int64]) {
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
    {
      suffix += 1
    }
    let middle = after[prefix..<after.count - suffix]
    begin(
      Kind.tags | flags(!before.isEmpty, !middle.isEmpty) | (suffix > 0 ? Self.hasSuffix : 0),
      itemID)
    if !before.isEmpty {
      append(before[...])
      coded.append(count: prefix)
    }
    if suffix > 0 { coded.append(count: suffix) }
    if !middle.isEmpty { append(middle) }
  }

  private mutating func append(_ ids: ArraySlice<Int64>) {
    coded.append(count: ids.count)
    for id in ids { coded.append(UInt64(bitPattern: id)) }
  }

  /// Reads steps.
  /// - Parameter bytes: What was appended since the beginning or since ``removeAll()``.
  /// - Throws: ``TagStoreError`` `corrupt` for bytes that no steps give.
  package static func steps(from bytes: [UInt8]) throws(TagStoreError) -> [Step] {
    do throws(CompactReader.Damage) {
      var reader = CompactReader(bytes)
      var steps: [Step] = []
      var latestID: Int64 = 0
      while !reader.isAtEnd {
        let header = try reader.byte()
        latestID &+= try reader.signed()
        steps.append(try step(header, latestID, &reader))
      }
      return steps
    } catch {
      throw TagStoreError(
        .corrupt, "the steps of a change cannot be read", advice: "prune the history")
    }
  }

  private static func step(
    _ header: UInt8, _ id: Int64, _ reader: inout CompactReader
  ) throws(CompactReader.Damage) -> Step {
    let (hasBefore, hasAfter) = (header & hasBefore != 0, header & hasAfter != 0)
    switch header & Kind.mask {
    case Kind.item:
      let before = hasBefore ? try reader.text() : nil
      return .item(id: id, before: before, after: hasAfter ? try reader.text() : nil)
    case Kind.tag:
      let before = hasBefore ? try row(id, &reader) : nil
      return .tag(id: id, before: before, after: hasAfter ? try row(id, &reader) : nil)
    case Kind.tags:
      let before = hasBefore ? try ids(&reader) : []
      let prefix = hasBefore ? try reader.number() : 0
      let suffix = header & hasSuffix != 0 ? try reader.number() : 0
      let length = UInt64(before.count)
      guard prefix <= length, suffix <= length - prefix else { throw CompactReader.Damage() }
      let middle = hasAfter ? try ids(&reader) : []
      return .tags(
        itemID: id, before: before,
        after: Array(before.prefix(Int(prefix)) + middle + before.suffix(Int(suffix))))
    default: throw CompactReader.Damage()
    }
  }

  private static func row(
    _ id: Int64, _ reader: inout CompactReader
  ) throws(CompactReader.Damage) -> TagRow {
    let tag = Tag(storedName: try reader.text(), key: try reader.text())
    let target = Int64(bitPattern: try reader.number())
    return TagRow(id: id, tag: tag, target: target == 0 ? nil : target)
  }

  private static func ids(
    _ reader: inout CompactReader
  ) throws(CompactReader.Damage) -> [Int64] {
    let count = try reader.count()
    var ids: [Int64] = []
    ids.reserveCapacity(count)
    for _ in 0..<count { ids.append(Int64(bitPattern: try reader.number())) }
    return ids
  }
}
