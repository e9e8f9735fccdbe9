import TagStoreCore
import Testing

@Suite struct `A field under random events` {
  /// One preset with one seed: 1,000 events each, 120,000 in all.
  static let runs: [(preset: String, seed: Int)] = TagField.Configuration.presets.flatMap {
    (preset, _) in (0..<24).map { (preset, $0) }
  }

  @Test(arguments: runs)
  func `every event leaves a valid field, and the effects say all`(
    preset: String, seed: Int
  ) throws {
    let base = try #require(TagField.Configuration.presets.first { $0.name == preset })
    var events = FieldEvents(FieldRandom(seed: UInt64(seed)), hasQuotes: seed % 2 == 0)
    let configuration = TagField.Configuration.varied(
      base.configuration, seed, allowing: events.vocabulary)
    var field = TagField(configuration: configuration)
    var mirror = FieldMirror(field)
    var log: [TagField.Event] = []
    for step in 0..<1_000 {
      let event = events.next(for: field)
      log.append(event)
      mirror.take(event, field.send(event))
      guard let violation = FieldInvariants.violation(field, mirror, hasQuotes: events.hasQuotes)
      else { continue }
      Issue.record("\(preset) \(seed), step \(step), \(event): \(violation); \(log.suffix(6))")
      return
    }
    var again = TagField(configuration: configuration)
    for event in log { again.send(event) }
    #expect(FieldSnapshot(again) == FieldSnapshot(field))
    #expect(FieldOffers(again) == FieldOffers(field))
  }

  @Test(arguments: TagField.Configuration.presets.map(\.name))
  func `undoing everything and doing it again leads back`(preset: String) throws {
    let base = try #require(TagField.Configuration.presets.first { $0.name == preset })
    for seed in 0..<40 as Range<UInt64> {
      var events = FieldEvents(FieldRandom(seed: seed), hasQuotes: true)
      var field = TagField(configuration: base.configuration)
      for _ in 0..<60 {
        let event = events.next(for: field)
        if event != .undone, event != .redone { field.send(event) }
      }
      field.send(.composingEnded)
      var states: [FieldSnapshot] = []
      while field.canUndo {
        states.append(FieldSnapshot(field))
        field.send(.undone)
      }
      for state in states.reversed() {
        field.send(.redone)
        #expect(FieldSnapshot(field) == state)
      }
      #expect(!field.canRedo)
    }
  }
}
