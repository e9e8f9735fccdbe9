/// What is to be seen: lines from the top, and where the cursor stands.
package struct ScreenFrame: Hashable, Sendable {
  /// What each row shows, from the top.
  package var lines: [ScreenLine]
  /// The cursor's place among the lines; hidden without one.
  package var cursor: ScreenPosition?

  /// A frame of these lines; an empty one shows nothing.
  package init(_ lines: [ScreenLine] = [], cursor: ScreenPosition? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
