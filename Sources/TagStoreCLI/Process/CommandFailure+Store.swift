package import TagStore

extension CommandFailure {
  /// The failure for what the store refused or could not do.
  init(_ error: TagStoreError) {
    self.init(
      ExitCode(error.code), error.placedMessage,
      advice: Self.advice(for: error).map { [Self.sentence($0)] } ?? [])
  }

  private static func advice(for error: TagStoreError) -> String? {
    switch error.code {
    case .corrupt: "restore a backup, or see what 'tagstore check' finds"
    case .busy: "try again in a moment"
    default: error.advice
    }
  }

  /// Advice as a line of its own: a capital first and a full stop at the end.
  static func sentence(_ advice: String) -> String {
    advice.prefix(1).uppercased() + advice.dropFirst() + "."
  }
}

extension ExitCode {
  /// How the program ends after an error of the store; unknown codes are faults of the program.
  package init(_ code: TagStoreError.Code) {
    self =
      switch code {
      case .refusedTag, .refusedItem, .refusedInput, .tagExists, .itemExists, .conflict, .corrupt,
        .notATagStore:
        .inputRefused
      case .invalidQuery, .invalidArgument: .usage
      case .noSuchItem, .noSuchTag, .fileNotFound: .notFound
      case .cannotCreate: .cannotCreate
      case .diskFull, .inputOutput: .inputOutput
      case .busy: .busy
      case .newerVersion: .newerVersion
      case .readOnly, .notPermitted: .notPermitted
      default: .internalFailure
      }
  }
}
