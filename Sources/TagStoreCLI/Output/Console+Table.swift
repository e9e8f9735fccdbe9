extension Console {
  /// Whether lists are laid out for the eye rather than for another program.
  var alignsColumns: Bool { outputIsTerminal && !settings.endsRecordsWithNull }

  /// Prints rows: aligned on a terminal, elsewhere with a tab between cells.
  func table(
    _ rows: [[String]], _ alignments: [ColumnLayout.Alignment]
  ) throws(CommandFailure) {
    guard alignsColumns else {
      for row in rows { try record(row.joined(separator: "\t")) }
      return
    }
    let shownRows = rows.map { $0.map(shown) }
    for line in ColumnLayout.lines(shownRows, alignments) { try write(line, endedBy: "\n") }
  }
}
