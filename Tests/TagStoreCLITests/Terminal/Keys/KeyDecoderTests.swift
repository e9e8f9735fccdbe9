internal import TagStoreCLI
internal import Testing

@Suite struct `Decoding of keys` {
  @Test(arguments: KeySamples.all)
  func `knows what terminals send`(_ sample: KeySample) {
    var decoder = KeyDecoder()
    #expect(KeyNotation.of(decoder.decode(sample.bytes.utf8)) == sample.keys)
    #expect(!decoder.needsTimeout)
    #expect(decoder.timedOut().isEmpty)
  }

  @Test(arguments: KeySamples.all)
  func `gives the same keys however the bytes are cut`(_ sample: KeySample) {
    let bytes = Array(sample.bytes.utf8)
    for cut in 0...bytes.count {
      for second in cut...min(bytes.count, cut + 8) {
        var decoder = KeyDecoder()
        var inputs = decoder.decode(bytes[..<cut])
        inputs += decoder.decode(bytes[cut..<second])
        inputs += decoder.decode(bytes[second...])
        #expect(KeyNotation.of(inputs) == sample.keys, "cut at \(cut) and \(second)")
      }
    }
    var decoder = KeyDecoder()
    let single = bytes.flatMap { decoder.decode([$0]) }
    #expect(KeyNotation.of(single) == sample.keys)
  }

  @Test(arguments: KeySamples.all)
  func `is in the ground state after each sample`(_ sample: KeySample) {
    var decoder = KeyDecoder()
    _ = decoder.decode(sample.bytes.utf8)
    #expect(KeyNotation.of(decoder.decode("k".utf8)) == "k")
  }

  @Test(arguments: [
    KeySample("\u{1B}", "Escape"), KeySample("\u{1B}\u{1B}", "Escape Escape"),
    KeySample("\u{1B}P", "Alt-P"), KeySample("\u{1B}]", "Alt-]"), KeySample("\u{1B}_", "Alt-_"),
    KeySample("\u{1B}]11;rgb", ""), KeySample("\u{1B}Pq\u{1B}", ""),
  ])
  func `takes a pause as the end of what may be whole`(_ sample: KeySample) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(sample.bytes.utf8).isEmpty)
    #expect(decoder.needsTimeout)
    #expect(KeyNotation.of(decoder.timedOut()) == sample.keys)
    #expect(!decoder.needsTimeout)
    #expect(KeyNotation.of(decoder.decode("D".utf8)) == "D")
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}[[", "\u{1B}[200~a"])
  func `keeps waiting in a sequence, so that its rest is never typed as text`(_ start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(start.utf8).isEmpty)
    #expect(!decoder.needsTimeout)
    #expect(decoder.timedOut().isEmpty)
    #expect(!KeyNotation.of(decoder.decode("A".utf8)).contains("A"))
  }

  @Test(arguments: [
    (bytes: [0x61, 0xFF, 0x62], keys: "a b", dropped: 1),
    (bytes: [0xC3, 0x61], keys: "a", dropped: 1),
    (bytes: [0xC0, 0xAF, 0x61], keys: "a", dropped: 2),
    (bytes: [0xED, 0xA0, 0x80, 0x61], keys: "a", dropped: 3),
    (bytes: [0xF4, 0x90, 0x80, 0x80], keys: "", dropped: 4),
    (bytes: [0xF0, 0x9F, 0x98, 0x1B, 0x5B, 0x41], keys: "Up", dropped: 1),
    (bytes: [0x9B, 0x41], keys: "A", dropped: 1),
    (bytes: [0xC2, 0x9B, 0x41], keys: "A", dropped: 1),
    (bytes: [0x1B, 0xC3, 0x61], keys: "a", dropped: 1),
  ])
  func `drops and counts what is no UTF-8`(_ bytes: [UInt8], _ keys: String, _ dropped: Int) {
    var decoder = KeyDecoder()
    #expect(KeyNotation.of(decoder.decode(bytes)) == keys)
    #expect(decoder.droppedCount == dropped)
  }

  @Test func `drops and counts it in pasted text as well`() {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xE6, 0x97] + Array("\u{1B}[201~".utf8)
    #expect(KeyNotation.of(decoder.decode(bytes)) == "<a>")
    #expect(decoder.droppedCount == 2)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `survives random bytes, cut anywhere, and never types a control character`(
    _ seed: UInt64
  ) {
    var random = TerminalRandom(seed: seed)
    let bytes = random.inputBytes(count: 2_000)
    var whole = KeyDecoder()
    let expected = whole.decode(bytes)
    var cut = KeyDecoder()
    var inputs: [TerminalInput] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...9, using: &random)
      inputs += cut.decode(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    #expect(inputs == expected)
    #expect(cut.droppedCount == whole.droppedCount)
    for case .key(let key) in inputs {
      guard let scalar = key.typedCharacter else { continue }
      #expect(scalar.properties.generalCategory != .control)
    }
  }
}
