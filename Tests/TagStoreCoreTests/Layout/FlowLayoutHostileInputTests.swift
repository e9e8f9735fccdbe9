import TagStoreCore
import Testing

@Suite struct `A flow layout given hostile lengths` {
  static let lengths: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, 0, 1, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, FlowLayout.longestLength,
  ]

  @Test(arguments: lengths, lengths)
  func `gives finite frames inside the line`(length: Double, width: Double) {
    let layouts = [
      FlowLayout(itemSpacing: length, lineSpacing: length),
      FlowLayout(itemSpacing: length, lineSpacing: length, direction: .rightToLeft),
    ]
    for layout in layouts {
      let sizes = Self.lengths.map { FlowLayout.Size(width: $0, height: length) }
      let field = FlowLayout.Field(minimumWidth: length, height: length)
      let arrangement = layout.arrangement(of: sizes, field: field, width: width)
      let frames = arrangement.frames + [arrangement.field].compactMap { $0 }
      #expect(frames.count == sizes.count + 1)
      let numbers = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
      #expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 })
      #expect(arrangement.size.width.isFinite && arrangement.size.height.isFinite)
      #expect(frames.allSatisfy { $0.x + $0.width <= max(arrangement.size.width, width) })
    }
  }

  @Test func `takes a length that is negative or not a number for nothing`() {
    let sizes = [FlowLayout.Size(width: -5, height: .nan), FlowLayout.Size(width: 3, height: -1)]
    let arrangement = FlowLayout().arrangement(of: sizes, width: 3)
    #expect(arrangement.frames == [.at(0, 0, 0, height: 0), .at(0, 0, 3, height: 0)])
    #expect(arrangement.size == FlowLayout.Size(width: 3, height: 0))
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `stacks items of no width in a line of no width`(width: Double) {
    let layout = FlowLayout(itemSpacing: 1)
    let arrangement = layout.arrangement(of: .widths(4, 4), field: .minimum(3), width: width)
    #expect(arrangement.frames == [.at(0, 0, 0), .at(0, 1, 0)])
    #expect(arrangement.field == .at(0, 2, 0))
  }

  @Test func `arranges 100,000 items`() {
    let sizes = [FlowLayout.Size](
      repeating: FlowLayout.Size(width: 9, height: 1), count: 100_000)
    let layout = FlowLayout(itemSpacing: 1)
    let narrow = layout.arrangement(of: sizes, field: .minimum(9), width: 99)
    #expect(narrow.frames.last == .at(90, 9_999, 9))
    #expect(narrow.field == .at(0, 10_000, 99))
    let endless = layout.arrangement(of: sizes, field: .minimum(9), width: .infinity)
    #expect(endless.size == FlowLayout.Size(width: 1_000_009, height: 1))
  }
}
