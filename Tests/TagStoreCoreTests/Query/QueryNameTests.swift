import TagStoreCore
import Testing

struct QueryNameTests {
  @Test(arguments: [
    "c++", "a-b", "tag:x", "a:b", "@x", "don't", "'", "50%", "%", "-x", "--y", "~x", "!x", "#x",
    "a/b", "\\", "\\n", "?", "_", "a_b", "near", "NEAR", "a=b", "[x]", "{x}", "$x", "a&b", "a|b",
    "a,b", "Ábaco", "日本語", "Яндекс", "İ", "ß", "👩‍👩‍👧",
  ])
  func `a name without syntax is reached without quotes`(name: String) throws {
    let query = try TagQuery(parsing: name)
    #expect(query == .tag(try Tag(name)))
    #expect(query.description == name)
    #expect(try TagQuery(parsing: "x and not \(name)") == .and([.tag(Tag("x")), .not(query)]))
  }

  @Test(arguments: [
    ("*", #""*""#), ("veg*", #""veg*""#), ("(", #""(""#), ("hello(world)", #""hello(world)""#),
    ("and", #""and""#), ("or", #""or""#), ("NOT", #""NOT""#), ("\"", #""\"""#),
    ("rock and roll", #""rock and roll""#), ("5\" pipe", #""5\" pipe""#),
    ("\\\"", #""\\\"""#), ("a*b", #""a*b""#),
  ])
  func `a name that looks like syntax is reached in quotes`(name: String, quoted: String) throws {
    let query = try TagQuery(parsing: quoted)
    guard case .tag(let tag) = query else {
      Issue.record("\(quoted) is not a tag")
      return
    }
    #expect(tag.name == name)
    #expect(query.description == quoted)
    #expect(try TagQuery(parsing: "x or \(quoted)") == .or([.tag(Tag("x")), query]))
  }

  @Test func `a wildcard of another language matches only itself`() throws {
    let underscore = try TagQuery(parsing: "a_b")
    #expect(underscore.matches([try Tag("a_b")]))
    #expect(!underscore.matches([try Tag("aXb")]))
    let star = try TagQuery(parsing: #""a*b""#)
    #expect(!star.matches([try Tag("aXb")]))
  }

  @Test func `a backslash makes the next scalar ordinary in quotes alone`() throws {
    #expect(try TagQuery(parsing: #""\v\e\g""#) == .tag(Tag("veg")))
    #expect(try TagQuery(parsing: #""a\\""#) == .tag(Tag(#"a\"#)))
    #expect(try TagQuery(parsing: #"a\b"#) == .tag(Tag(#"a\b"#)))
    #expect(try TagQuery(parsing: #"a\(b)"#.replacing("(b)", with: " b")) == .tag(Tag(#"a\ b"#)))
  }

  @Test func `what a tag refuses is a query error and what it takes is a name`() {
    let texts = [
      "\u{1}", "a\u{1}b", "\u{200B}", "\u{301}", "\u{2800}", "", " ", "\u{A0}", "a\u{7F}",
    ]
    let long = String(repeating: "x", count: Tag.maximumLength + 1)
    for text in texts + [long] {
      let parsed = Result { () throws(TagQueryError) in
        try TagQuery(parsing: "x or \"\(text)\"")
      }
      do throws(TagRefusal) {
        let tag = try Tag(text)
        #expect((try? parsed.get()) == (try? .or([.tag(Tag("x")), .tag(tag)])))
      } catch {
        guard case .failure(let fault) = parsed else {
          Issue.record("\(text.debugDescription) was not refused")
          continue
        }
        #expect(fault.code == .refusedName)
        if case .controlCharacter = error {
          #expect(fault.column >= 7)
        } else {
          #expect(fault.column == 6)
        }
      }
    }
  }

  @Test(arguments: ["\"\" or x", "\" \" or x", "\"\"*"])
  func `a name of nothing in quotes is refused where it stands`(text: String) {
    // White space alone is refused by the identity rule itself.
    guard text != "\" \" or x" || (try? Tag(" ")) == nil else { return }
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: text) }
    #expect(error?.code == .refusedName)
    #expect(error?.column == 1)
  }
}
