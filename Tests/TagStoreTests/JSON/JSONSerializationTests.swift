import TagStore
import TagStoreTestSupport
import Testing

@Suite struct `JSON goes out` {
  @Test func `values are built from literals and keep the order of members`() {
    let item = "shakshuka"
    let value: JSONValue = [
      "item": .string(item), "tags": .strings(["Vegan", "\(item) dinner"]), "uses": 3,
      "score": 0.5, "alias": nil, "exact": true, "none": [], "empty": [:],
      "count": .number(item.count),
    ]
    #expect(
      value.text == #"{"item":"shakshuka","tags":["Vegan","shakshuka dinner"],"uses":3,"#
        + #""score":0.5,"alias":null,"exact":true,"none":[],"empty":{},"count":9}"#)
    #expect(value["uses"] == 3)
    #expect(value["nothing"] == nil)
  }

  @Test func `control characters, quotes and backslashes are escaped and nothing else`() {
    let value: JSONValue = "\0\u{1}\u{8}\t\n\u{B}\r\u{1B}\u{1F} \"\\/\u{7F}\u{80}é\u{2028}👩‍👧"
    let expected =
      #""\u0000\u0001\u0008\t\n\u000b\r\u001b\u001f \"\\/\u007f"# + "\u{80}é\u{2028}👩‍👧\""
    #expect(value.bytes == Array(expected.utf8))
  }

  @Test(arguments: [0.1, 1e300, Double.leastNonzeroMagnitude, -0.0, 1e16, 123.0, 1e-5])
  func `numbers read back as the same value`(number: Double) throws {
    guard case .number(let digits) = try JSONValue(parsing: JSONValue.number(number).bytes) else {
      Issue.record("no number")
      return
    }
    #expect(Double(digits)?.bitPattern == number.bitPattern)
  }

  @Test(arguments: 1...50)
  func `any value comes back byte for byte`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let value = Self.value(depth: 5, &random)
    #expect(try JSONValue(parsing: value.bytes).bytes == value.bytes)
  }

  private static func value(depth: Int, _ random: inout SplitMix64) -> JSONValue {
    let count = Int.random(in: 0...4, using: &random)
    switch Int.random(in: depth > 0 ? 0...6 : 2...6, using: &random) {
    case 0: return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
    case 1:
      return .object(
        (0..<count).map {
          JSONValue.Member("\($0)" + text(&random), value(depth: depth - 1, &random))
        })
    case 2: return nil
    case 3: return .bool(Bool.random(using: &random))
    case 4: return .number(Int.random(in: Int.min...Int.max, using: &random))
    case 5: return .number(Double.random(in: -1e9...1e9, using: &random))
    default: return .string(text(&random))
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let limits: [UInt32] = [0x7F, 0x7FF, 0xFFFF, 0x10FFFF]
      let limit = limits.randomElement(using: &random) ?? 0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
