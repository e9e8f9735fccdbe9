/// Reads the values of a record by their labels.
struct RecordValues {
  typealias Fault = TagField.RecordError

  private let record: TagField.Record

  init(_ record: TagField.Record) { self.record = record }

  func text() throws(Fault) -> String {
    guard case .text(let text) = try value("text") else { throw invalid("text") }
    return text
  }

  func number(_ label: String) throws(Fault) -> Int {
    guard case .number(let number) = try value(label) else { throw invalid(label) }
    return number
  }

  /// A flag that is false when it is left out.
  func flag(_ label: String) throws(Fault) -> Bool {
    switch record[label] {
    case nil: return false
    case .flag(let flag): return flag
    default: throw invalid(label)
    }
  }

  /// A distance that is one character when it is left out.
  func distance() throws(Fault) -> TagField.Distance {
    switch record["distance"] {
    case nil: return .character
    case .text(let name):
      guard let distance = TagField.Distance(rawValue: name) else { throw invalid("distance") }
      return distance
    default: throw invalid("distance")
    }
  }

  func range() throws(Fault) -> Range<Int> {
    let (start, end) = (try number("start"), try number("end"))
    guard start <= end else { throw invalid("end") }
    return start..<end
  }

  func tag() throws(Fault) -> Tag {
    guard case .text(let name) = try value("tag") else { throw invalid("tag") }
    return try tag(name, "tag")
  }

  func tags() throws(Fault) -> [Tag] {
    guard case .texts(let names) = try value("tags") else { throw invalid("tags") }
    var tags: [Tag] = []
    for name in names { tags.append(try tag(name, "tags")) }
    return tags
  }

  private func tag(_ name: String, _ label: String) throws(Fault) -> Tag {
    do throws(TagRefusal) {
      return try Tag(name)
    } catch {
      throw invalid(label)
    }
  }

  private func value(_ label: String) throws(Fault) -> TagField.Record.Value {
    guard let value = record[label] else { throw .missing(label, in: record.name) }
    return value
  }

  private func invalid(_ label: String) -> Fault { .invalid(label, in: record.name) }
}
