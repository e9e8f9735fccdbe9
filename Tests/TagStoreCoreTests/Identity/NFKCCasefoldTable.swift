import Foundation

/// Unicode 15.0's NFKC_Casefold, read from the fixture; the dumb reference for keys.
struct NFKCCasefoldTable: Sendable {
  /// The code points that Unicode 15.0 knows, in order.
  let assigned: [ClosedRange<UInt32>]
  private let isAssignedByValue: [Bool]
  private let mappings: [UInt32: [UInt32]]

  /// All that Unicode 15.0 composes of scalars beyond the Basic Multilingual Plane.
  static let supplementaryComposites = [
    "\u{1109A}", "\u{1109C}", "\u{110AB}", "\u{1112E}", "\u{1112F}", "\u{1134B}", "\u{1134C}",
    "\u{114BB}", "\u{114BC}", "\u{114BE}", "\u{115BA}", "\u{115BB}", "\u{11938}",
  ]

  static let shared = NFKCCasefoldTable()

  private init() {
    var assigned: [ClosedRange<UInt32>] = []
    var mappings: [UInt32: [UInt32]] = [:]
    for line in Self.fixture.split(separator: "\n") {
      let fields = line.split(separator: " ")
      switch fields.first {
      case "A":
        let ends = fields.dropFirst().compactMap { UInt32($0, radix: 16) }
        assigned.append(ends[0]...ends[1])
      case "M":
        let numbers = fields.dropFirst().compactMap { UInt32($0, radix: 16) }
        let count = UInt32(fields[2]) ?? 0
        let step = numbers[2]
        for index in 0..<count {
          // A run has one target or none; in a run of one the index is 0.
          mappings[numbers[0] + index * step] = numbers[3...].map { $0 + index * step }
        }
      default: break
      }
    }
    self.assigned = assigned
    var isAssignedByValue = Array(repeating: false, count: 0x110000)
    for value in assigned.joined() { isAssignedByValue[Int(value)] = true }
    self.isAssignedByValue = isAssignedByValue
    self.mappings = mappings
  }

  /// Every scalar that Unicode 15.0 knows; surrogates are no scalars.
  var assignedScalars: some Sequence<Unicode.Scalar> {
    assigned.lazy.joined().lazy.compactMap(Unicode.Scalar.init)
  }

  func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    isAssignedByValue[Int(scalar.value)]
  }

  func mapping(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    mappings[scalar.value].map { $0.compactMap(Unicode.Scalar.init) } ?? [scalar]
  }

  /// toNFKC_Casefold of a text, and then no white space but single spaces inside.
  ///
  /// Canonically equivalent to the key, but not composed, because Foundation composes wrongly
  /// beyond the Basic Multilingual Plane on Linux. `==` on strings is canonical equivalence, by the
  /// standard library's own tables.
  func uncomposedKey(of text: String) -> String {
    text.decomposedStringWithCanonicalMapping.unicodeScalars
      .flatMap(mapping(of:))
      .split(whereSeparator: \.properties.isWhitespace)
      .map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ")
  }

  private static var fixture: String {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/nfkc-casefold.txt")
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      preconditionFailure("The fixture cannot be read: \(error)")
    }
  }
}
