// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {
  public static var accentColor: Color { Color() }
  public static var gray: Color { Color() }
  public static var red: Color { Color() }
  public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

public protocol Shape: Sendable {}

public struct Capsule: Shape {}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

public protocol PrimitiveButtonStyle {}

public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct Animation: Equatable, Sendable {
  public static var `default`: Animation { Animation() }
}

public struct Font: Hashable, Sendable {
  public static var body: Font { Font() }
  public func bold() -> Font { self }
}
