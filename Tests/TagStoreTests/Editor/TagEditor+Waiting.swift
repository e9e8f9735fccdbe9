import Observation
import TagStore

extension TagEditor {
  /// Waits until something that can be observed is so.
  func until(_ condition: @escaping @MainActor (TagEditor) -> Bool) async {
    while !condition(self) {
      await withCheckedContinuation { continuation in
        _ = withObservationTracking {
          condition(self)
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  /// The names of the chips, in order.
  var names: [String] { field.chips.map(\.name) }
}
