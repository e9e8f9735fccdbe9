/// Lays out chips, and a text field after them, in lines, the way words wrap.
///
/// It is a pure function: sizes and a width go in, frames come out. The unit is the caller's: points
/// in an app, cells in a terminal. Whole numbers in give whole numbers out as long as everything in
/// a line is equally high.
///
/// ```swift
/// let layout = FlowLayout(itemSpacing: 1)
/// let arrangement = layout.arrangement(
///   of: [FlowLayout.Size(width: 5, height: 1), FlowLayout.Size(width: 6, height: 1)],
///   field: FlowLayout.Field(minimumWidth: 4, height: 1),
///   width: 20)
/// arrangement.frames  // x 0 and 6
/// arrangement.field   // x 13, width 7: the rest of the line
/// arrangement.size    // 20 × 1
/// ```
///
/// Each line takes as many items as fit in it, in order. An item that is wider than the line gets a
/// line of its own and is clipped to it. The field takes what its line has left; where that is less
/// than its minimum width, it moves down and takes a whole line. What is lower than its line stands
/// in the line's middle.
///
/// A layout and an ``Arrangement`` are both `Hashable`, so that a host may keep an arrangement for
/// as long as layout, sizes and width stay the same.
public struct FlowLayout: Hashable, Sendable {
  /// Where a line begins.
  public enum Direction: Hashable, Sendable {
    /// At the left, as for Latin.
    case leftToRight
    /// At the right, as for Arabic and Hebrew: the same lines, mirrored.
    case rightToLeft
  }

  /// The greatest length that is told apart from an infinite one; a longer one counts as this.
  ///
  /// It keeps every sum finite. A length that is negative or not a number counts as 0.
  public static let longestLength: Double = 1_000_000_000

  /// The space between neighbours in a line.
  public var itemSpacing: Double

  /// The space between lines.
  public var lineSpacing: Double

  /// Where a line begins.
  public var direction: Direction

  /// Makes a layout.
  /// - Parameters:
  ///   - itemSpacing: The space between neighbours in a line.
  ///   - lineSpacing: The space between lines.
  ///   - direction: Where a line begins.
  public init(
    itemSpacing: Double = 0, lineSpacing: Double = 0, direction: Direction = .leftToRight
  ) {
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.direction = direction
  }
}
