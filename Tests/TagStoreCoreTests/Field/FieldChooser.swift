/// Chooses one of several possibilities: by chance in a test, by bytes in the fuzz target.
protocol FieldChooser {
  mutating func choose(below limit: Int) -> Int
}

extension FieldChooser {
  mutating func choose<Value>(of values: [Value]) -> Value { values[choose(below: values.count)] }

  /// A text of up to `limit` scalars, each of them one of the given ones.
  mutating func text(upTo limit: Int, of scalars: String) -> String {
    let scalars = Array(scalars.unicodeScalars)
    var text = ""
    for _ in 0..<choose(below: limit + 1) { text.unicodeScalars.append(choose(of: scalars)) }
    return text
  }
}
