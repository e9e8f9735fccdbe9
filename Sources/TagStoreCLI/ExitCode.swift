/// How the program ends, after `sysexits.h`; the numbers are the same on every system.
///
/// Which error ends with which code: a refused tag, item or record is `inputRefused`; a query that
/// does not parse is `usage`, like any other argument with wrong syntax; an unknown item, tag or
/// file is `notFound`; a damaged file, and one that is no tag store, is `inputRefused`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  case nothingFound = 1
  case usage = 64
  case inputRefused = 65
  case notFound = 66
  case internalFailure = 70
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
  case newerVersion = 76
  case notPermitted = 77
  /// As a shell reports a program that Control-C ended.
  case cancelled = 130

  /// What the code means, as help and manual print it.
  package var meaning: String {
    switch self {
    case .success: "done, and something was found where something was looked for"
    case .nothingFound: "nothing found"
    case .usage: "the command line is wrong: command, flag, argument or query"
    case .inputRefused: "a tag, item, record or file was refused, with the reason"
    case .notFound: "no such item, tag or file"
    case .internalFailure: "a fault of the program"
    case .cannotCreate: "a file or folder cannot be created"
    case .inputOutput: "reading or writing failed, such as on a full disk"
    case .busy: "another process kept the store locked for too long"
    case .newerVersion: "the store was written by a newer version"
    case .notPermitted: "not permitted, such as writing to a read-only store"
    case .cancelled: "left by Escape or Control-C, with nothing printed or changed"
    }
  }
}
