import TagStoreCore

/// What libFuzzer calls with bytes of its own making: they become a configuration and events.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTagField(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = FuzzBytes(UnsafeBufferPointer(start: start, count: count))
  let preset = bytes.choose(of: TagField.Configuration.presets).configuration
  let (variety, hasQuotes) = (bytes.choose(below: 256), bytes.choose(below: 2) == 0)
  var events = FieldEvents(bytes, hasQuotes: hasQuotes)
  let configuration = TagField.Configuration.varied(preset, variety, allowing: events.vocabulary)
  var field = TagField(configuration: configuration)
  var mirror = FieldMirror(field)
  var log: [TagField.Event] = []
  while !events.chooser.isAtEnd {
    let event = events.next(for: field)
    log.append(event)
    mirror.take(event, field.send(event))
    if let violation = FieldInvariants.violation(field, mirror, hasQuotes: hasQuotes) {
      fatalError("\(violation), with \(configuration), after \(log)")
    }
  }
  var again = TagField(configuration: configuration)
  for event in log { again.send(event) }
  guard FieldSnapshot(again) == FieldSnapshot(field), FieldOffers(again) == FieldOffers(field)
  else { fatalError("the same log gives another state: \(log)") }
  eventCount.add(log.count, ordering: .relaxed)
  return 0
}
