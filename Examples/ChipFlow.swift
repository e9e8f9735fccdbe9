import SwiftUI
import TagStore

/// Chips in lines, and the text field in what is left of the last one; arranged once for each width.
struct ChipFlow: Layout {
  var flow = FlowLayout(itemSpacing: 6, lineSpacing: 6)

  struct Cache {
    var sizes: [CGSize]
    var arrangements: [CGFloat: FlowLayout.Arrangement] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? .infinity
    let size = arrangement(width, &cache).size
    return CGSize(width: width.isFinite ? width : size.width, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let arrangement = arrangement(bounds.width, &cache)
    let frames = arrangement.frames + [arrangement.field].compactMap(\.self)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  private func arrangement(_ width: CGFloat, _ cache: inout Cache) -> FlowLayout.Arrangement {
    if let known = cache.arrangements[width] { return known }
    let sizes = cache.sizes.map { FlowLayout.Size(width: $0.width, height: $0.height) }
    let field = sizes.last.map { FlowLayout.Field(minimumWidth: 120, height: $0.height) }
    let new = flow.arrangement(of: sizes.dropLast(), field: field, width: width)
    cache.arrangements[width] = new
    return new
  }
}
