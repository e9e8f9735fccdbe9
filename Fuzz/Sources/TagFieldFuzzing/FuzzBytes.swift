/// Chooses by one byte after the other, so that a small change of the bytes is one of the events.
struct FuzzBytes: FieldChooser {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = Array(bytes)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func choose(below limit: Int) -> Int { Int(rest.popFirst() ?? 0) % limit }
}
