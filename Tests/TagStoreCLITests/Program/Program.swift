internal import Foundation
internal import Testing

/// The built program, run by a shell in a folder of the test's own.
final class Program: Sendable {
  /// How a script ended and what it printed.
  struct Run: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a script of bash, in which `tagstore` is the program and `tags.sqlite` its store.
  func shell(_ script: String, shell: String = "bash") async throws -> Run {
    let number = UUID().uuidString
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell, "-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = try Self.folder() + ":" + (environment["PATH"] ?? "")
    environment["TAGSTORE_STORE"] = folder.path("tags.sqlite")
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["HOME"] = folder.path
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try handle(number + ".out")
    process.standardError = try handle(number + ".err")
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try folder.bytes(of: number + ".out"), as: UTF8.self),
      errors: String(decoding: try folder.bytes(of: number + ".err"), as: UTF8.self))
  }

  /// Runs a script that must succeed, and gives what it prints.
  @discardableResult
  func done(
    _ script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let run = try await shell(script)
    try #require(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    return run.output
  }

  private func handle(_ name: String) throws -> FileHandle {
    try folder.write("", to: name)
    return try FileHandle(forWritingTo: URL(filePath: folder.path(name)))
  }

  /// The folder that holds the built program: that of the test bundle, or one above it.
  static func folder() throws -> String {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    for start in CommandLine.arguments.filter({ $0.contains(".xctest") }) + [executable] {
      var url = URL(filePath: start)
      while url.path != "/" {
        url.deleteLastPathComponent()
        let program = url.appending(path: "tagstore").path
        if FileManager.default.isExecutableFile(atPath: program) { return url.path }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Whether the program starts at all where no file may be large.
  static func startsWithSmallFiles() async throws -> Bool {
    try await Program().shell("ulimit -f 100; tagstore --version").status == 0
  }

  /// Whether a program of that name is installed.
  static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
