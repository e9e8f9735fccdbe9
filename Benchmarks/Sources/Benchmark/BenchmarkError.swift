/// A fault that ends the benchmark: wrong arguments, or an answer that is not the right one.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
