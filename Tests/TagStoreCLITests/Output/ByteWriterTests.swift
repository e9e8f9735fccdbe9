internal import TagStoreCLI
internal import Testing

@Suite struct `Writing output` {
  @Test func `collects 64 KiB before it hands on`() throws {
    let sink = MemorySink()
    let writer = ByteWriter(sink)
    for _ in 0..<65_535 { try writer.write("x") }
    #expect(sink.callCount == 0)
    try writer.write("x")
    #expect(sink.callCount == 1)
    try writer.write("y")
    try writer.flush()
    try writer.flush()
    #expect(sink.callCount == 2)
    #expect(sink.bytes.count == 65_537)
  }

  @Test func `fails again after the first failure, without trying`() {
    let sink = MemorySink(capacity: 3)
    let writer = ByteWriter(sink)
    #expect(throws: StreamFailure.noSpace) {
      try writer.write("abcdef")
      try writer.flush()
    }
    #expect(throws: StreamFailure.noSpace) {
      try writer.write("x")
      try writer.flush()
    }
    #expect(sink.text == "abc")
    #expect(sink.callCount == 1)
  }

  @Test func `into a closed pipe ends quietly`() async {
    let run = await CommandLineRun(["help"], output: MemorySink(capacity: 10, failure: .closedPipe))
    #expect(run.exitCode == .success)
    #expect(run.errors == "")
  }

  @Test func `to a full device says so`() async {
    let run = await CommandLineRun(["help"], output: MemorySink(capacity: 10))
    #expect(run.exitCode == .inputOutput)
    #expect(run.errors == "tagstore: can't write the output: no space left on the device\n")
  }
}
