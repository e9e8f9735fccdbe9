extension Console {
  /// Prints a part of a long list from inside a loop over the store.
  /// - Returns: Whether to go on. A failure of the output sticks, so that the last ``flush()`` throws
  ///   it and ends the command; the loop needs no way to pass it on.
  func goesOn(after print: () throws(CommandFailure) -> Void) -> Bool {
    do {
      try print()
      return true
    } catch {
      return false
    }
  }
}
