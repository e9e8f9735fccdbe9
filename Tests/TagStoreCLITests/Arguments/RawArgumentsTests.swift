internal import TagStoreCLI
internal import Testing

@Suite struct `Raw arguments` {
  @Test func `are read as UTF-8`() throws {
    #expect(
      try decoded(["add", "Ábaco", "cafe\u{301}", ""].map { Array($0.utf8) }).get() == [
        "add", "Ábaco", "cafe\u{301}", "",
      ])
  }

  @Test(arguments: [[0x61, 0xFF, 0x62], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]])
  func `that are not UTF-8 are refused by place, never repaired`(_ bytes: [UInt8]) {
    let result = decoded([Array("add".utf8), bytes])
    #expect(
      result == .failure(CommandFailure(.inputRefused, "argument 2 is not valid UTF-8")))
  }

  private func decoded(_ arguments: [[UInt8]]) -> Result<[String], CommandFailure> {
    let strings = arguments.map { bytes in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in (bytes + [0]).enumerated() { copy[index] = CChar(bitPattern: byte) }
      return copy
    }
    defer { strings.forEach { $0.deallocate() } }
    return RawArguments.decoded(strings.map { UnsafePointer($0) })
  }
}
