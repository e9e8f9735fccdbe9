internal import TagStoreCLI
internal import Testing

@Suite struct `A flow of pieces` {
  private static func places(_ flow: CellFlow) -> [[Int]] {
    (flow.places + [flow.field]).map { [$0.row, $0.column] }
  }

  @Test(
    arguments: [
      ([], 10, [[0, 0]]), ([3, 3], 10, [[0, 0], [0, 4], [1, 0]]),
      ([3], 10, [[0, 0], [0, 4]]), ([4, 5], 10, [[0, 0], [0, 5], [1, 0]]),
      ([4, 6], 10, [[0, 0], [1, 0], [2, 0]]), ([25, 2], 10, [[0, 0], [1, 0], [1, 3]]),
      ([10, 10], 10, [[0, 0], [1, 0], [2, 0]]), ([1], 2, [[0, 0], [1, 0]]),
    ] as [([Int], Int, [[Int]])])
  func `wraps, and the field takes the rest of a line`(
    _ widths: [Int], _ columns: Int, _ places: [[Int]]
  ) {
    let flow = CellFlow(widths, in: columns, spacing: 1, fieldMinimum: 4)
    #expect(Self.places(flow) == places)
    #expect(flow.rows == flow.field.row + 1)
  }
}
