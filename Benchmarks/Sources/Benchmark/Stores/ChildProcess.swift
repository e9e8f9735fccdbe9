internal import Foundation

/// Runs programs without the shell.
enum ChildProcess {
  /// Runs a program and waits for it; what it prints is thrown away.
  ///
  /// `Process` would add milliseconds of its own.
  static func run(_ path: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var cArguments = ([path] + arguments).map { strdup($0) }
    cArguments.append(nil)
    defer { for argument in cArguments { free(argument) } }
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, nil, cArguments, environ) == 0 else {
      throw BenchmarkError("cannot run \(path)")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw BenchmarkError("lost \(path)") }
    }
    if status != 0 { throw BenchmarkError("\(path) ended with status \(status)") }
  }

  /// Runs this program again, and gives the numbers that it prints.
  static func numbers(fromSelf arguments: [String]) throws -> [Double] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("the benchmark's child failed: \(arguments.joined(separator: " "))")
    }
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
  }
}
