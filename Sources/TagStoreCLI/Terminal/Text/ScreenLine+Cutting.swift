extension ScreenLine {
  /// The line with its end replaced by `…` where it takes more than so many columns.
  ///
  /// Clusters are never cut: where a wide one does not fit, the line is a column shorter.
  package func cut(to limit: Int) -> ScreenLine {
    if columns <= limit { return self }
    if limit <= 0 { return ScreenLine() }
    var end = limit - 1
    while end > 0, cells[end].text.isEmpty { end -= 1 }
    var line = ScreenLine(cells: Array(cells[..<end]))
    line.append("…", end > 0 ? cells[end - 1].style : cells[0].style)
    line.isolateRightToLeft()
    return line
  }

  /// The columns of a range; blanks stand for the halves of clusters that its bounds cut.
  ///
  /// - Parameter range: columns of the line; those beyond its end are left out.
  package func part(_ range: Range<Int>) -> ScreenLine {
    let range = range.clamped(to: 0..<columns)
    var part = Array(cells[range])
    for index in part.indices {
      guard part[index].text.isEmpty else { break }
      part[index] = ScreenCell(" ", part[index].style)
    }
    if range.upperBound < columns, cells[range.upperBound].text.isEmpty {
      for index in part.indices.reversed() {
        let wasLead = !part[index].text.isEmpty
        part[index] = ScreenCell(" ", part[index].style)
        if wasLead { break }
      }
    }
    var line = ScreenLine(cells: part)
    line.isolateRightToLeft()
    return line
  }

  /// Adds another line at the right, isolated from what stands here.
  package mutating func append(_ line: ScreenLine) {
    let start = columns
    self = ScreenLine(cells: cells + line.cells)
    isolateRightToLeft(from: start)
  }
}
