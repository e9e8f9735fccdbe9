import TagStoreCore
import Testing

@Suite struct ItemRuleTests {
  @Test(arguments: [
    "a", " ", "\n", "\u{200B}", "\u{301}", "../x", "\u{1}", String(repeating: "x", count: 4_096),
    String(repeating: "é", count: 2_048),
  ])
  func `any other text names an item, exactly as it is`(item: String) {
    #expect(ItemRule.refusal(of: item) == nil)
  }

  @Test(arguments: [
    ("", ItemRefusal.empty), ("\u{0}", .containsNUL), ("a\u{0}b", .containsNUL),
    (String(repeating: "x", count: 4_097), .tooLong(4_097)),
    (String(repeating: "é", count: 2_049), .tooLong(4_098)),
    (String(repeating: "\u{0}", count: 5_000), .tooLong(5_000)),
  ])
  func `an empty, cut or very long name is refused`(item: String, refusal: ItemRefusal) {
    #expect(ItemRule.refusal(of: item) == refusal)
  }

  @Test func `reasons are plain English`() {
    #expect(ItemRefusal.empty.description == "the name of the item is empty")
    #expect(
      ItemRefusal.containsNUL.description == "U+0000 is not allowed in the name of an item")
    #expect(
      ItemRefusal.tooLong(4_097).description == "4097 bytes of UTF-8; at most 4096 are allowed")
  }
}
