import TagStoreCore
import Testing

@Suite struct `Committing text in a field` {
  static let presets: [TagField.Configuration] = [
    .standard, .spaceCommits, .submitCommits, .separatorCommits, .toggleSelection,
  ]

  @Test(arguments: ["delta, epsilon, zeta", "delta, epsilon, zeta,"])
  func `the last part of a pasted list is not lost`(list: String) {
    for event in [TagField.Event.pasted(list), .textChanged(to: list)] {
      var field = TagField()
      field.send(event)
      #expect(
        field.names + (field.text.isEmpty ? [] : [field.text]) == ["delta", "epsilon", "zeta"])
      field.send(.blurred)
      #expect(field.names == ["delta", "epsilon", "zeta"])
      #expect(field.text == "")
    }
  }

  @Test func `every line end in a pasted text separates`() {
    var field = TagField()
    field.send(.pasted("a\r\nb\rc\nd\te"))
    field.send(.submitted)
    #expect(field.names.map(\.scalars) == [["a"], ["b"], ["c"], ["d"], ["e"]])
  }

  @Test(arguments: [";" as Unicode.Scalar, "|"])
  func `one extra separator separates, and nothing else does`(separator: Unicode.Scalar) {
    let splitter = TagSplitter(separators: [separator])
    var field = TagField(configuration: .init(splitter: splitter))
    field.send(.pasted("a,b\(separator)c d\(separator)"))
    #expect(field.names == ["a,b", "c d"])
    #expect(field.text == "")
  }

  @Test func `an extra separator joins the line ends`() {
    let separators = TagSplitter.standard.separators.union([";"])
    var field = TagField(configuration: .init(splitter: .init(separators: separators)))
    field.type("a\r\nb\rc;d\te")
    #expect(field.names.map(\.scalars) == [["a"], ["b"], ["c"], ["d"], ["e"]])
  }

  @Test func `a comma with a mark still separates`() {
    var field = TagField()
    field.send(.textChanged(to: "red,\u{301}"))
    #expect(field.names == ["red"])
    #expect(field.text.scalars == ["\u{301}"])
  }

  @Test func `a pasted text joins what is typed, and the host learns what is left`() throws {
    var field = TagField()
    field.send(.textChanged(to: "re"))
    #expect(
      field.send(.pasted("d, green, bl")) == [
        .added(try Tag("red"), at: 0), .added(try Tag("green"), at: 1),
        .textChanged(to: "bl"), .suggestionsWanted(for: "bl"),
      ]
    )
  }

  @Test func `text stays exactly as typed until a separator cuts it`() {
    var field = TagField()
    for text in ["  ", "  a ", "  a b  ", "\"", " \"a, b"] {
      let effects = field.send(.textChanged(to: text))
      #expect(field.text.scalars == text.scalars)
      #expect(effects.allSatisfy { if case .suggestionsWanted = $0 { true } else { false } })
    }
  }

  @Test func `a separator in the empty field is dropped`() {
    var field = TagField()
    #expect(field.send(.textChanged(to: ",")) == [.textChanged(to: "")])
    #expect(field.names == [])
    #expect(field.text == "")
  }

  @Test func `blank text is submitted as nothing`() {
    var field = TagField()
    field.send(.textChanged(to: " \u{A0} "))
    #expect(field.send(.submitted) == [.textChanged(to: "")])
    #expect(field.names == [])
  }

  @Test(arguments: presets)
  func `what is typed letter by letter and submitted is what a whole text gives`(
    configuration: TagField.Configuration
  ) {
    var generator = FieldRandom(seed: 11)
    for _ in 0..<400 {
      let text = generator.text(upTo: 12, of: "aAb,; \n\"\\\u{301}é")
      var host = FieldHost(TagField(configuration: configuration))
      host.type(text)
      host.send(.submitted)
      var whole = TagField(configuration: configuration)
      whole.type(text)
      #expect(
        host.field.names.map(\.scalars) == whole.names.map(\.scalars), "\(text.debugDescription)")
      #expect(host.field.text == "")
    }
  }

  @Test func `a whole text gives the tags of the plain model`() {
    var generator = FieldRandom(seed: 12)
    for _ in 0..<2_000 {
      let text = generator.text(upTo: 14, of: "aAbB,\t \"\\")
      var expected: [TagStoreCore.Tag] = []
      for piece in ModelSplitter.pieces(of: text) {
        if let tag = try? Tag(piece), !expected.contains(tag) { expected.append(tag) }
      }
      var field = TagField()
      field.type(text)
      #expect(field.names == expected.map(\.name), "\(text.debugDescription)")
    }
  }
}
