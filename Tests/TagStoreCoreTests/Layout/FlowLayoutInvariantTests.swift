import TagStoreCore
import Testing

@Suite struct `A flow layout of random fractions` {
  /// A layout, the items, a field and a width, all of them from a seed.
  struct Input {
    var layout: FlowLayout
    let sizes: [FlowLayout.Size]
    let field: FlowLayout.Field
    let width: Double

    init(seed: UInt64) {
      var random = FieldRandom(seed: seed)
      let width = Double.random(in: 0...200, using: &random)
      layout = FlowLayout(
        itemSpacing: Double.random(in: 0...10, using: &random),
        lineSpacing: Double.random(in: 0...10, using: &random))
      sizes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        FlowLayout.Size(
          width: Double.random(in: 0...80, using: &random),
          height: Double.random(in: 1...30, using: &random))
      }
      field = FlowLayout.Field(
        minimumWidth: Double.random(in: 0...120, using: &random),
        height: Double.random(in: 1...30, using: &random))
      self.width = width
    }

    var arrangement: FlowLayout.Arrangement {
      layout.arrangement(of: sizes, field: field, width: width)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `keeps the order, and nothing overlaps or leaves the line`(seed: UInt64) throws {
    let input = Input(seed: seed)
    let arrangement = input.arrangement
    let frames = arrangement.frames + [try #require(arrangement.field)]
    #expect(arrangement.frames.count == input.sizes.count)
    #expect(frames.allSatisfy { $0.x >= 0 && $0.x + $0.width <= input.width + 1e-9 })
    for (frame, next) in zip(frames, frames.dropFirst()) {
      let followsInLine = next.x >= frame.x + frame.width
      let beginsLine = next.x == 0 && next.y >= frame.y
      #expect(followsInLine || beginsLine, "\(frame), \(next)")
    }
    #expect(Self.overlaps(frames).isEmpty)
    #expect(frames.allSatisfy { $0.y + $0.height <= arrangement.size.height + 1e-9 })
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `fills each line as far as it goes, the field with its minimum or a whole line`(
    seed: UInt64
  ) throws {
    let input = Input(seed: seed)
    let arrangement = input.arrangement
    let spacing = input.layout.itemSpacing
    for (frame, next) in zip(arrangement.frames, arrangement.frames.dropFirst())
    where next.x == 0 {
      #expect(frame.x + frame.width + spacing + next.width > input.width)
    }
    let field = try #require(arrangement.field)
    #expect(field.width >= input.field.minimumWidth || field.width == input.width)
    if field.x == 0, let last = arrangement.frames.last {
      #expect(last.x + last.width + spacing + input.field.minimumWidth > input.width)
      #expect(field.width == input.width)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `gives the same lines again within the width that it took up`(seed: UInt64) {
    let input = Input(seed: seed)
    let endless = input.layout.arrangement(
      of: input.sizes, field: input.field, width: .infinity)
    let again = input.layout.arrangement(
      of: input.sizes, field: input.field, width: endless.size.width)
    #expect(again.frames == endless.frames)
    #expect(again.size == endless.size)
    #expect(again.field?.x == endless.field?.x && again.field?.y == endless.field?.y)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `mirrors frames without changing lines or sizes`(seed: UInt64) {
    var input = Input(seed: seed)
    let plain = input.arrangement
    input.layout.direction = .rightToLeft
    let mirrored = input.arrangement
    #expect(mirrored.size == plain.size)
    for (left, right) in zip(plain.frames, mirrored.frames) {
      #expect(left.y == right.y && left.width == right.width && left.height == right.height)
      #expect(abs(left.x + right.x + left.width - input.width) < 1e-9)
    }
  }

  /// The pairs of frames that share more than an edge.
  private static func overlaps(_ frames: [FlowLayout.Frame]) -> [(
    FlowLayout.Frame, FlowLayout.Frame
  )] {
    frames.indices.flatMap { index in
      frames[..<index].filter { other in
        let frame = frames[index]
        let isBeside =
          frame.x >= other.x + other.width - 1e-9 || other.x >= frame.x + frame.width - 1e-9
        let isAbove =
          frame.y >= other.y + other.height - 1e-9 || other.y >= frame.y + frame.height - 1e-9
        return !isBeside && !isAbove
      }.map { ($0, frames[index]) }
    }
  }
}
