internal import TagStore

/// Waits for events on a thread of its own, so that everything else goes on meanwhile.
actor TerminalEvents {
  private let executor = SerialQueueExecutor(label: "tagstore.terminal")
  private var reader: EventReader
  /// Kept open for as long as it is read from.
  private let device: TerminalDevice

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ device: TerminalDevice, pipe: WakePipe) {
    self.device = device
    reader = EventReader(input: device.descriptor, pipe: pipe)
  }

  func next() -> TerminalEvent { reader.next() }
}
