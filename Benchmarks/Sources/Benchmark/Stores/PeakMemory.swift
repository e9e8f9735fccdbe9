internal import Foundation

/// The most memory that this process has had at once.
enum PeakMemory {
  static var bytes: Double {
    #if os(Linux)
      // `getrusage` also counts what the parent had when it started this process.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first ?? ""
      return (Double(kibibytes) ?? 0) * 1_024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #endif
  }
}
