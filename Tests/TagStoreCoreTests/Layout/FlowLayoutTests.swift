import TagStoreCore
import Testing

@Suite struct `A flow layout` {
  let layout = FlowLayout(itemSpacing: 1, lineSpacing: 2)

  @Test func `puts items next to each other while they fit, then begins a line`() {
    let arrangement = layout.arrangement(of: .widths(4, 4, 4), width: 9)
    #expect(arrangement.frames == [.at(0, 0, 4), .at(5, 0, 4), .at(0, 3, 4)])
    #expect(arrangement.size == FlowLayout.Size(width: 9, height: 4))
  }

  @Test func `gives the field the rest of its line`() {
    let arrangement = layout.arrangement(of: .widths(4, 4), field: .minimum(3), width: 20)
    #expect(arrangement.field == .at(10, 0, 10))
    #expect(arrangement.size == FlowLayout.Size(width: 20, height: 1))
  }

  @Test func `leaves the field in its line when just its minimum width is left`() {
    let arrangement = layout.arrangement(of: .widths(4), field: .minimum(3), width: 8)
    #expect(arrangement.field == .at(5, 0, 3))
  }

  @Test func `moves the field down when less than its minimum width is left`() {
    let arrangement = layout.arrangement(of: .widths(4), field: .minimum(4), width: 8)
    #expect(arrangement.field == .at(0, 3, 8))
    #expect(arrangement.size == FlowLayout.Size(width: 8, height: 4))
  }

  @Test func `gives a field without items the whole line`() {
    let arrangement = layout.arrangement(of: [], field: .minimum(3), width: 8)
    #expect(arrangement.field == .at(0, 0, 8))
    #expect(arrangement.frames.isEmpty)
  }

  @Test func `gives a field whose minimum is wider than the line the whole line`() {
    let arrangement = layout.arrangement(of: .widths(2), field: .minimum(30), width: 8)
    #expect(arrangement.field == .at(0, 3, 8))
  }

  @Test func `clips an item that is wider than the line, on a line of its own`() {
    let arrangement = layout.arrangement(of: .widths(2, 30, 2), width: 8)
    #expect(arrangement.frames == [.at(0, 0, 2), .at(0, 3, 8), .at(0, 6, 2)])
  }

  @Test func `puts what is lower than its line in the line's middle`() {
    let sizes = [FlowLayout.Size(width: 3, height: 6), FlowLayout.Size(width: 3, height: 2)]
    let arrangement = layout.arrangement(
      of: sizes, field: FlowLayout.Field(minimumWidth: 2, height: 4), width: 20)
    #expect(arrangement.frames.map(\.y) == [0, 2])
    #expect(arrangement.field?.y == 1)
    #expect(arrangement.size.height == 6)
  }

  @Test func `takes nothing when there is nothing to arrange`() {
    let arrangement = layout.arrangement(of: [], width: 8)
    #expect(arrangement.frames.isEmpty)
    #expect(arrangement.field == nil)
    #expect(arrangement.size == FlowLayout.Size(width: 0, height: 0))
  }

  @Test func `begins each line at the right where text runs that way`() {
    var mirrored = layout
    mirrored.direction = .rightToLeft
    let arrangement = mirrored.arrangement(of: .widths(4, 4, 2), field: .minimum(3), width: 9)
    #expect(arrangement.frames == [.at(5, 0, 4), .at(0, 0, 4), .at(7, 3, 2)])
    #expect(arrangement.field == .at(0, 3, 6))
  }

  @Test func `puts everything in one line when the width is not limited`() {
    let arrangement = layout.arrangement(of: .widths(4, 4), field: .minimum(3), width: .infinity)
    #expect(arrangement.frames == [.at(0, 0, 4), .at(5, 0, 4)])
    #expect(arrangement.field == .at(10, 0, 3))
    #expect(arrangement.size == FlowLayout.Size(width: 13, height: 1))
  }

  @Test func `mirrors an unlimited line within what it takes up`() {
    var mirrored = layout
    mirrored.direction = .rightToLeft
    let arrangement = mirrored.arrangement(of: .widths(4, 2), width: .infinity)
    #expect(arrangement.frames == [.at(3, 0, 4), .at(0, 0, 2)])
  }

  @Test func `gives equal arrangements for equal input, so that a host may keep one`() {
    let first = layout.arrangement(of: .widths(4, 4), field: .minimum(3), width: 9)
    let second = layout.arrangement(of: .widths(4, 4), field: .minimum(3), width: 9)
    #expect(Set([first, second]).count == 1)
    #expect(Set([layout, FlowLayout(itemSpacing: 1, lineSpacing: 2)]).count == 1)
  }
}
