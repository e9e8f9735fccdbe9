extension JSONValue {
  /// Reads one JSON text (RFC 8259), with nothing but blanks around it.
  ///
  /// Invalid UTF-8, duplicate keys, half surrogates and more than 64 levels are refused too.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var scanner = JSONScanner(bytes[...])
    if let fault = WellFormedUTF8.firstFault(in: scanner.bytes) {
      throw scanner.fault("invalid UTF-8", at: fault)
    }
    scanner.skipBlanks()
    self = try scanner.value()
    try scanner.end()
  }

  /// Reads one JSON text from a string.
  package init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }
}

extension JSONScanner {
  /// Reads a value of any kind.
  mutating func value() throws(JSONError) -> JSONValue {
    guard let next else { throw fault("the text ends where a value should be", at: index) }
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try object { (scanner, key) throws(JSONError) in
        members.append(JSONValue.Member(key, try scanner.value()))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try array { (scanner) throws(JSONError) in elements.append(try scanner.value()) }
      return .array(elements)
    case UInt8(ascii: "\""):
      return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number())
    default:
      return try word()
    }
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let words: [(String, JSONValue)] = [("null", .null), ("true", true), ("false", false)]
    for (word, value) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw fault("no JSON value begins here", at: index)
  }
}
