/// How a cell stands out.
///
/// No colours are chosen, so that any theme stays readable; reverse uses the theme's own two.
package struct CellStyle: OptionSet, Hashable, Sendable {
  /// One bit a style.
  package let rawValue: UInt8

  /// The styles of some bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier, or brighter.
  package static let bold = CellStyle(rawValue: 1)
  /// Fainter.
  package static let dim = CellStyle(rawValue: 2)
  /// With a line below.
  package static let underline = CellStyle(rawValue: 4)
  /// With the two colours of the theme exchanged.
  package static let reverse = CellStyle(rawValue: 8)

  /// The numbers of the styles in the sequence SGR.
  var codes: [Int] {
    let all: [(CellStyle, Int)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
