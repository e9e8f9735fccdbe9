import TagStoreCore
import Testing

@Suite struct `A flow layout and its reference` {
  static let lists = FlowLayoutReference.lists(upTo: 4, of: 4)

  @Test(arguments: 0...6, 0...2)
  func `agree on all small inputs`(width: Int, spacing: Int) {
    let layout = FlowLayout(itemSpacing: Double(spacing), lineSpacing: 1)
    for widths in Self.lists {
      let sizes = widths.map { FlowLayout.Size(width: Double($0), height: 1) }
      for field in [nil, 0, 2, 9] as [Int?] {
        let arrangement = layout.arrangement(
          of: sizes, field: field.map { .minimum(Double($0)) }, width: Double(width))
        let expected = FlowLayoutReference.frames(
          widths, field: field, spacing: spacing, lineSpacing: 1, width: width)
        let actual = arrangement.frames + [arrangement.field].compactMap { $0 }
        guard actual != expected else { continue }
        Issue.record("\(widths), field \(field as Any): \(actual), not \(expected)")
        return
      }
    }
  }

  @Test(arguments: 0...6, 0...2)
  func `mirror all small inputs`(width: Int, spacing: Int) {
    let layout = FlowLayout(itemSpacing: Double(spacing))
    let mirrored = FlowLayout(itemSpacing: Double(spacing), direction: .rightToLeft)
    for widths in Self.lists {
      let sizes = widths.map { FlowLayout.Size(width: Double($0), height: 1) }
      let plain = layout.arrangement(of: sizes, field: .minimum(2), width: Double(width))
      let actual = mirrored.arrangement(of: sizes, field: .minimum(2), width: Double(width))
      let expected = (plain.frames + [plain.field].compactMap { $0 }).map { frame in
        FlowLayout.Frame.at(Double(width) - frame.x - frame.width, frame.y, frame.width)
      }
      guard actual.frames + [actual.field].compactMap({ $0 }) != expected else { continue }
      Issue.record("\(widths): \(actual), not \(expected)")
      return
    }
  }
}
