/// What a run is to do.
struct Options {
  enum Extent {
    /// A trial of a few seconds, whose times mean nothing.
    case tiny
    case quick
    case full
  }

  private(set) var extent = Extent.full
  private(set) var table: String?
  private(set) var only: [String] = []
  private(set) var printsJSON = false
  private(set) var showsHelp = false

  static let usage = """
    usage: benchmark [--quick] [--tsv FILE] [--only NAME]... [--json]

      --quick       small data sets only; takes about a minute
      --tsv FILE    use the items and tags of a file, one item<TAB>tag a line
      --only NAME   measure only rows whose work contains NAME, such as "suggest"
      --json        print JSON in place of the table

    Every answer is compared with one found by looking at everything; a difference ends the run
    with status 1.
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": extent = .quick
      case "--tiny": extent = .tiny
      case "--json": printsJSON = true
      case "--help", "-h": showsHelp = true
      case "--tsv", "--only":
        guard let value = rest.popFirst() else {
          throw BenchmarkError("\(argument) needs a value\n\(Self.usage)")
        }
        if argument == "--tsv" { table = value } else { only.append(value) }
      default: throw BenchmarkError("unknown argument “\(argument)”\n\(Self.usage)")
      }
    }
  }

  /// The time that each contender of a row may take, in seconds.
  var budget: Double {
    switch extent {
    case .tiny: 0.001
    case .quick: 0.12
    case .full: 1
    }
  }

  var maximumSamples: Int { extent == .tiny ? 3 : 5_000 }

  /// How many answers of a row are compared.
  var checks: Int {
    switch extent {
    case .tiny: 3
    case .quick: 5
    case .full: 10
    }
  }
}
