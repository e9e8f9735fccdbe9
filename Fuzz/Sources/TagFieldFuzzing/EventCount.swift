import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many events were tried, which libFuzzer cannot know: it counts runs.
let eventCount = Atomic(0)

/// What libFuzzer calls before the first run.
@_cdecl("LLVMFuzzerInitialize")
public func prepareFuzzing(
  _ argumentCount: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  atexit { print("\(eventCount.load(ordering: .relaxed)) events tried") }
}
