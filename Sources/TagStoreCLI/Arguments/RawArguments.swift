/// Arguments as the system hands them over: bytes that may be no text at all.
package enum RawArguments {
  /// Reads C strings as UTF-8; nothing is repaired.
  /// - Parameter arguments: The arguments after the program's name.
  /// - Returns: The texts, or the failure that names the first argument that is not valid UTF-8.
  package static func decoded(
    _ arguments: [UnsafePointer<CChar>]
  ) -> Result<[String], CommandFailure> {
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard let text = String(validatingCString: argument) else {
        return .failure(
          CommandFailure(.inputRefused, "argument \(index + 1) is not valid UTF-8"))
      }
      texts.append(text)
    }
    return .success(texts)
  }
}
