import TagStoreCore
import Testing

@Suite struct SuggestionContextTests {
  private static func context(
    _ chosen: [Int64: Int], items: Int = 100, _ lists: [[Int64]]
  ) -> SuggestionContext {
    SuggestionContext(
      chosen: chosen.map { .init(tagID: $0.key, uses: $0.value) }, items: items, lists: lists)
  }

  @Test func `without chosen tags the score is a part of how many items carry the tag`() {
    let context = SuggestionContext(items: 200)
    #expect(context.share(of: 1) == 0)
    #expect(context.score(tagID: 1, uses: 100) == 0.025)
    #expect(context.companions == [])
  }

  @Test func `a tag's share is its part of the items with the chosen tag`() {
    let context = Self.context([1: 4], [[1, 2], [1, 2, 3], [1, 3], [1, 2]])
    #expect(context.share(of: 2) == 0.75)
    #expect(context.share(of: 3) == 0.5)
    #expect(context.companions == [2, 3])
    #expect(context.score(tagID: 3, uses: 2) == 0.5 + 0.05 * 0.02)
  }

  @Test func `a tag that stands before the chosen ones has a thirty-second of a voice`() {
    let context = Self.context([1: 2], [[2, 1, 3], [1, 3]])
    #expect(context.share(of: 2) == 1.0 / 64)
    #expect(context.share(of: 3) == 1)
  }

  @Test func `an item with all chosen tags outvoices many that have one`() {
    let context = Self.context([1: 30, 2: 30], [[1, 2, 3]] + Array(repeating: [1, 4], count: 30))
    #expect(context.companions == [3, 4])
    #expect(context.share(of: 3) > 0.6 && context.share(of: 4) < 0.4)
  }

  @Test func `a rare chosen tag weighs more than a frequent one`() {
    let context = Self.context([1: 90, 2: 1], [[1, 3], [2, 4]])
    #expect(context.companions == [4, 3])
  }

  @Test func `neither the order of items nor that of chosen tags matters`() {
    let lists: [[Int64]] = [[1, 2, 3], [2, 4, 1], [5, 1, 6], [2, 6], [1, 3]]
    let first = Self.context([1: 4, 2: 3], lists)
    let second = Self.context([2: 3, 1: 4], lists.reversed())
    let tags: [Int64] = [1, 2, 3, 4, 5, 6]
    #expect(tags.map(first.share) == tags.map(second.share))
    #expect(first.companions == second.companions)
  }

  @Test func `only the companions with the largest share count, the older first of equal ones`() {
    let context = Self.context([1: 2], [[1, 999], [1] + Array(100...600)])
    let others = 100..<100 + Int64(SuggestionContext.companionLimit)
    #expect(context.companions.count == SuggestionContext.companionLimit)
    #expect(context.companions == Array(others))
    #expect(context.share(of: 999) == 0)
  }

  @Test(arguments: [(1, 400), (3, 133), (400, 1), (5_000, 1)])
  func `the items looked at are divided among the chosen tags`(chosen: Int, limit: Int) {
    #expect(SuggestionContext.itemLimit(for: chosen) == limit)
  }
}
