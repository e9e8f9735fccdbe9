/// Makes keys of the bytes that a terminal sends.
///
/// A pure value: the same bytes give the same keys, however they are cut. Where only time can tell
/// (Escape alone, or the beginning of a sequence) it says so by ``needsTimeout`` and is told by
/// ``timedOut()``. Sequences it does not know are left out whole and never typed as text; so are
/// control characters beyond those of keys, and bytes that are no UTF-8.
///
/// The forms are those of ECMA-48 and of xterm's "Control Sequences", with rxvt's, the Linux
/// console's and the `CSI u` form of kitty.
package struct KeyDecoder: Sendable {
  /// Where in a sequence the next byte falls.
  enum State: Hashable, Sendable {
    case ground
    /// After ESC; `isDouble` after two of them, which is Escape twice or Alt with a sequence.
    case escape(isDouble: Bool)
    /// In `ESC [ …` or `ESC O …`.
    case sequence(ControlSequence)
    /// After `ESC [ [`, the Linux console's F1 to F5.
    case consoleFunction
    /// In the three bytes of a mouse report of the oldest form.
    case mouse(missing: Int)
    /// In an operating system command, a device control string and the like.
    case string(StringSequence)
    case paste(PasteCollector)
  }

  var state = State.ground
  var scalars = ScalarDecoder()
  /// What an ESC before the scalar that is being put together means for it.
  var scalarModifiers: TerminalKey.Modifiers = []
  /// Whether the byte before was a carriage return; the line feed of a pair adds nothing.
  var sawReturn = false
  var output: [TerminalInput] = []

  /// How many faults were left out so far: what is no UTF-8, or a stray control character.
  package internal(set) var droppedCount = 0

  /// A decoder that has seen nothing yet.
  package init() {}

  /// Whether what came so far may be whole already: if nothing follows soon, call ``timedOut()``.
  package var needsTimeout: Bool {
    switch state {
    case .escape, .string: true
    case .ground, .sequence, .consoleFunction, .mouse, .paste: false
    }
  }

  /// The keys and pasted texts that the bytes complete.
  ///
  /// Complexity: O(*n*) in the number of bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { consume(byte) }
    return takeOutput()
  }

  /// What the bytes before a pause mean.
  ///
  /// An Escape that nothing followed is the key. The beginning of `ESC [` and `ESC O` keeps waiting:
  /// a slow line may cut there, and the rest must not be typed as text.
  package mutating func timedOut() -> [TerminalInput] {
    switch state {
    case .escape(let isDouble):
      emit(.escape)
      if isDouble { emit(.escape) }
      state = .ground
    case .string(let string):
      if string.isBare { emit(.character(string.introducer), .alt) }
      state = .ground
    case .ground, .sequence, .consoleFunction, .mouse, .paste: break
    }
    return takeOutput()
  }

  private mutating func takeOutput() -> [TerminalInput] {
    defer { output = [] }
    return output
  }

  mutating func emit(_ symbol: TerminalKey.Symbol, _ modifiers: TerminalKey.Modifiers = []) {
    output.append(.key(TerminalKey(symbol, modifiers)))
  }
}
