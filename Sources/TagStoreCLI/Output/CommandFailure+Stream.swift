extension CommandFailure {
  /// The failure for results that could not be written; a closed pipe is success.
  package init(writing failure: StreamFailure) {
    switch failure {
    case .closedPipe:
      self.init(.success, "nobody reads the output any more")
    case .noSpace:
      self.init(.inputOutput, "can't write the output: no space left on the device")
    case .system(let error):
      self.init(
        .inputOutput, "can't write the output: \(SystemCalls.description(of: error))")
    }
  }

  /// The failure for standard input that could not be read.
  init(reading failure: StreamFailure) {
    let reason =
      switch failure {
      case .closedPipe, .noSpace: "the device failed"
      case .system(let error): SystemCalls.description(of: error)
      }
    self.init(.inputOutput, "can't read standard input: \(reason)")
  }
}
