/// Why bytes could not be written or read.
package enum StreamFailure: Error, Hashable, Sendable {
  /// Nobody reads the output any more: the program ends quietly and with success.
  case closedPipe
  /// The device is full.
  case noSpace
  /// Anything else, by its `errno`.
  case system(Int32)
}
