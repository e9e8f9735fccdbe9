import TagStoreCore
import Testing

struct QueryArbitraryTextTests {
  /// Parses a text; a query must print back, an error must point into the text.
  private func check(_ text: String) {
    do throws(TagQueryError) {
      let query = try TagQuery(parsing: text)
      let again = try TagQuery(parsing: query.description)
      if again != query { Issue.record("\(text.debugDescription) became \(query)") }
    } catch {
      let columns = 1...(text.count + 1)
      if !columns.contains(error.column) || error.message.isEmpty {
        Issue.record("\(text.debugDescription): \(error)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `a text of odd scalars is a query or an error with a column`(seed: UInt64) {
    var samples = QuerySamples(seed: seed)
    for _ in 0..<9_000 { check(samples.text(upTo: 12)) }
  }

  @Test func `a text of any scalars is a query or an error with a column`() {
    var samples = QuerySamples(seed: 7)
    for _ in 0..<10_000 {
      let scalars = (0..<4).map { _ in samples.anyScalar() } + ["(", "\"", "*", " "]
      check(samples.text(upTo: 8, from: scalars))
    }
  }

  @Test(arguments: 0..<4)
  func `a query with one scalar lost or added is a query or an error`(seed: UInt64) throws {
    var samples = QuerySamples(seed: seed)
    for _ in 0..<200 {
      let query = try samples.query(height: 3) { samples in try samples.leaf() }
      var scalars = Array(query.description.unicodeScalars)
      let place = Int.random(in: scalars.indices, using: &samples.generator)
      if Bool.random(using: &samples.generator) {
        scalars.remove(at: place)
      } else {
        let added = QuerySamples.scalars.randomElement(using: &samples.generator) ?? "("
        scalars.insert(added, at: place)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      check(text)
    }
  }
}
