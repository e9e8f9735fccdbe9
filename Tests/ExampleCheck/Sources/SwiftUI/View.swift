// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A view without a body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("A view without a body") }
}

/// The views that hold no others.
public struct Text: View {
  public init(_ content: some StringProtocol) {}
  public init(_ content: AttributedString) {}
}

public struct TextField: View {
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

/// Any view that a modifier or a builder makes.
public struct Opaque: View {}

extension Optional: View where Wrapped: View {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Opaque {
    Opaque()
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
