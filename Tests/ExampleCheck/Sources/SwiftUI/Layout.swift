// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  @MainActor public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    Opaque()
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutSubviews: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

public struct LayoutSubview {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

public struct UnitPoint: Sendable {
  public static var topLeading: Self { Self() }
}

public struct ProposedViewSize: Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static var unspecified: Self { Self(width: nil, height: nil) }
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}
