import TagStoreCore
import TagStoreRepository
import TagStoreTestSupport
import Testing

struct StepCodingTests {
  static let steps: [Step] = [
    .item(id: 1, before: nil, after: "soup"), .item(id: 1, before: "soup", after: nil),
    .item(id: .max, before: "", after: "e\u{301}\u{0}"), .item(id: .min, before: "é", after: "x"),
    .tag(id: 7, before: nil, after: row(7, "Vegan")),
    .tag(id: 7, before: row(7, "Vegan"), after: row(7, "VEGAN", target: .max)),
    .tag(id: 7, before: row(7, "Vegan", target: 300), after: nil),
    .tags(itemID: 9, before: [], after: [1, 2, 3]), .tags(itemID: 9, before: [1, 2], after: []),
    .tags(itemID: 9, before: [1, 2, 3], after: [1, 4, 3]),
    .tags(itemID: 9, before: [1, 2, 3], after: [3, 1, 2]),
    .tags(itemID: -5, before: [.max, 200], after: [200]), .tags(itemID: 9, before: [], after: []),
  ]

  @Test(arguments: steps) func `a step is read as it was written`(step: Step) throws {
    var coding = StepCoding()
    coding.append(step)
    #expect(try StepCoding.steps(from: coding.bytes) == [step])
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random steps are read as they were written`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var coding = StepCoding()
    var steps: [Step] = []
    for _ in 0..<2_000 {
      let step = Self.random(&generator)
      steps.append(step)
      coding.append(step)
    }
    #expect(try StepCoding.steps(from: coding.bytes) == steps)
    coding.removeAll()
    coding.append(steps[0])
    #expect(try StepCoding.steps(from: coding.bytes) == [steps[0]])
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `damaged bytes are refused or read as other steps, never more`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var refused = 0
    for _ in 0..<2_000 {
      var coding = StepCoding()
      for _ in 0..<3 { coding.append(Self.random(&generator)) }
      var bytes = coding.bytes
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
      bytes.removeLast(Int.random(in: 0..<2, using: &generator))
      if refusal({ try StepCoding.steps(from: bytes) }) == .corrupt { refused += 1 }
    }
    #expect(refused > 200)
  }

  @Test func `a tagging of an import takes about two bytes`() {
    var coding = StepCoding()
    for item in 1...1_000 as ClosedRange<Int64> {
      coding.append(.tags(itemID: item, before: [], after: [500, 600, 700, 800, 900]))
    }
    #expect(coding.bytes.count == 1_000 * 13)
  }

  private static func row(_ id: Int64, _ name: String, target: Int64? = nil) -> TagRow {
    TagRow(
      id: id, tag: TagStoreCore.Tag(storedName: name, key: name.lowercased()), target: target)
  }

  private static func random(_ generator: inout SplitMix64) -> Step {
    let id = Int64.random(in: 1...100_000, using: &generator)
    let name = Bool.random(using: &generator) ? "soup \(id)" : nil
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .item(id: id, before: name, after: name == nil ? "stew" : nil)
    case 1: return .tag(id: id, before: name.map { row(id, $0) }, after: row(id, "Straße"))
    default:
      var before = Array(1...Int64.random(in: 2...9, using: &generator))
      before.shuffle(using: &generator)
      var after = before
      if Bool.random(using: &generator) { after.removeFirst() }
      if Bool.random(using: &generator) { after.insert(id + 10, at: after.count / 2) }
      return .tags(itemID: id, before: before, after: after)
    }
  }
}
