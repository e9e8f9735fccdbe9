import TagStoreCore

/// The rule of the layout, as plainly as it can be said: whole numbers, one line cut off after the
/// other, nothing remembered.
enum FlowLayoutReference {
  /// The widths of the items of each line; a field is the last of them, with its minimum width.
  static func lines(_ widths: [Int], spacing: Int, width: Int) -> [[Int]] {
    var rest = widths.map { min($0, width) }
    var lines: [[Int]] = []
    while !rest.isEmpty {
      let fitting = (1...rest.count).last { count in
        rest.prefix(count).reduce(0, +) + spacing * (count - 1) <= width
      }
      let count = fitting ?? 1
      lines.append(Array(rest.prefix(count)))
      rest.removeFirst(count)
    }
    return lines
  }

  /// The frames of items that are one high.
  static func frames(
    _ widths: [Int], field: Int?, spacing: Int, lineSpacing: Int, width: Int
  ) -> [FlowLayout.Frame] {
    var frames: [FlowLayout.Frame] = []
    let lines = lines(widths + [field].compactMap { $0 }, spacing: spacing, width: width)
    for (row, line) in lines.enumerated() {
      for index in line.indices {
        let x = line.prefix(index).reduce(0, +) + spacing * index
        let isField = field != nil && row == lines.count - 1 && index == line.count - 1
        frames.append(
          .at(
            Double(x), Double(row * (1 + lineSpacing)),
            Double(isField ? width - x : line[index])))
      }
    }
    return frames
  }

  /// All lists of at most so many numbers, each of them up to a limit.
  static func lists(upTo count: Int, of limit: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    let shorter = lists(upTo: count - 1, of: limit)
    return [[]] + shorter.flatMap { list in (0...limit).map { list + [$0] } }
  }
}

extension FlowLayout.Frame {
  static func at(_ x: Double, _ y: Double, _ width: Double, height: Double = 1) -> Self {
    FlowLayout.Frame(x: x, y: y, width: width, height: height)
  }
}

extension FlowLayout.Field {
  /// A field that is one high.
  static func minimum(_ width: Double) -> Self {
    FlowLayout.Field(minimumWidth: width, height: 1)
  }
}

extension [FlowLayout.Size] {
  /// Items that are one high.
  static func widths(_ widths: Double...) -> Self {
    widths.map { FlowLayout.Size(width: $0, height: 1) }
  }
}
