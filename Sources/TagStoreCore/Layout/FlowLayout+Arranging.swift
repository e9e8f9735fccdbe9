extension FlowLayout {
  /// Arranges items, and the field after them, in lines of a width.
  /// - Parameters:
  ///   - items: The items' sizes, in order.
  ///   - field: The field; nil when there is none.
  ///   - width: How wide a line may be. With more than ``longestLength``, such as an infinite width,
  ///     everything stands in one line, and the field has its minimum width.
  /// - Returns: The frames. Given the width of the size returned, the same lines come out again.
  /// - Complexity: O(*n*) in the number of items.
  public func arrangement(
    of items: [Size], field: Field? = nil, width: Double
  ) -> Arrangement {
    var filler = LineFiller(layout: self, limit: Self.limit(width))
    filler.frames.reserveCapacity(items.count + 1)
    for item in items { filler.place(item) }
    if let field { filler.place(field) }
    filler.endLine()

    var frames = filler.frames
    if direction == .rightToLeft {
      let edge = filler.limit.isFinite ? filler.limit : filler.size.width
      for index in frames.indices {
        // Rounding must not take a frame out of its line.
        frames[index].x = max(0, edge - frames[index].x - frames[index].width)
      }
    }
    let fieldFrame = field == nil ? nil : frames.popLast()
    return Arrangement(frames: frames, field: fieldFrame, size: filler.size)
  }

  private static func limit(_ width: Double) -> Double {
    width > longestLength ? .infinity : length(width)
  }

  /// A length that can be calculated with.
  static func length(_ value: Double) -> Double {
    // Not a number is not greater than anything either.
    value > 0 ? min(value, longestLength) : 0
  }
}

/// Fills one line after another, from the left.
private struct LineFiller {
  let itemSpacing: Double
  let lineSpacing: Double
  let limit: Double
  var frames: [FlowLayout.Frame] = []
  /// What the lines that have ended take up.
  private(set) var size = FlowLayout.Size(width: 0, height: 0)

  private var lineStart = 0
  private var lineEnd = 0.0
  private var lineTop = 0.0

  init(layout: FlowLayout, limit: Double) {
    itemSpacing = FlowLayout.length(layout.itemSpacing)
    lineSpacing = FlowLayout.length(layout.lineSpacing)
    self.limit = limit
  }

  mutating func place(_ item: FlowLayout.Size) {
    let width = min(FlowLayout.length(item.width), limit)
    place(x: nextX(fitting: width), width: width, height: item.height)
  }

  mutating func place(_ field: FlowLayout.Field) {
    let minimum = min(FlowLayout.length(field.minimumWidth), limit)
    let x = nextX(fitting: minimum)
    // Where the minimum just fits, rounding may make the rest a little less than that.
    place(x: x, width: limit.isFinite ? max(minimum, limit - x) : minimum, height: field.height)
  }

  /// Where the next frame begins, in this line if it fits in it, else in a new one.
  private mutating func nextX(fitting width: Double) -> Double {
    if lineStart == frames.count { return 0 }
    let x = lineEnd + itemSpacing
    if x + width <= limit { return x }
    endLine()
    return 0
  }

  private mutating func place(x: Double, width: Double, height: Double) {
    let height = FlowLayout.length(height)
    frames.append(FlowLayout.Frame(x: x, y: lineTop, width: width, height: height))
    lineEnd = x + width
  }

  mutating func endLine() {
    let line = lineStart..<frames.count
    if line.isEmpty { return }
    let height = frames[line].map(\.height).max() ?? 0
    for index in line { frames[index].y += (height - frames[index].height) / 2 }
    size.width = max(size.width, lineEnd)
    size.height = lineTop + height
    lineStart = line.upperBound
    lineTop = size.height + lineSpacing
  }
}
