package import TagStore

/// Events of the tag field as `tagstore type --events` reads them: a JSON object a line, such as
/// `{"event": "textTyped", "text": "vegan,"}`.
package enum FieldEventList {
  /// Reads a whole list; blank lines are left out.
  ///
  /// - Parameters:
  ///   - bytes: The list.
  ///   - source: The list's name, for messages.
  /// - Throws: ``ExitCode/inputRefused`` naming the first line that is no event.
  package static func events(
    in bytes: [UInt8], named source: String
  ) throws(CommandFailure) -> [TagField.Event] {
    var events: [TagField.Event] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(isBlank) {
      let place = "of \(TerminalText.escaped(source))"
      let record: TagField.Record
      do throws(JSONError) {
        let value = try JSONValue(parsing: Array(line))
        record = try TagField.Record(value)
      } catch {
        throw CommandFailure(
          .inputRefused, "line \(index + 1), column \(error.column) \(place): \(error.message)")
      }
      do throws(TagField.RecordError) {
        events.append(try TagField.Event(record))
      } catch {
        throw CommandFailure(
          .inputRefused, "line \(index + 1) \(place): \(error)",
          advice: ["See 'tagstore help events'."])
      }
    }
    return events
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
  }
}

extension TagField.Record {
  /// The record that a JSON object describes.
  fileprivate init(_ value: JSONValue) throws(JSONError) {
    guard case .object(let members) = value, case .string(let name)? = value["event"] else {
      throw .noEvent("an event is an object with its name as the text “event”")
    }
    var values: [Labelled] = []
    for member in members where member.key != "event" {
      guard let value = Value(member.value) else {
        throw .noEvent("“\(member.key)” is no text, whole number, truth value or list of texts")
      }
      values.append(Labelled(member.key, value))
    }
    self.init(name, values)
  }
}

extension TagField.Record.Value {
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .flag(flag)
    case .number(let digits):
      guard let number = Int(digits) else { return nil }
      self = .number(number)
    case .array(let elements):
      var texts: [String] = []
      for element in elements {
        guard case .string(let text) = element else { return nil }
        texts.append(text)
      }
      self = .texts(texts)
    case .null, .object: return nil
    }
  }
}

extension JSONError {
  fileprivate static func noEvent(_ message: String) -> JSONError {
    JSONError(message: message, line: 1, column: 1)
  }
}
