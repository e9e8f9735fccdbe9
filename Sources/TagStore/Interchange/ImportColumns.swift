/// What the columns of a CSV or TSV input hold.
package struct ImportColumns: Hashable, Sendable {
  /// What one column holds.
  package enum Column: String, Hashable, Sendable {
    /// The item's name, as it is.
    case item
    /// One tag, as it is: a comma is part of it, and an empty cell is no tag.
    case tag
    /// Any number of tags, separated and quoted as ``TagSplitter/standard`` has it.
    case tags
    /// Nothing that is imported.
    case ignored = "-"
  }

  /// The columns in their order.
  package let columns: [Column]
  /// How many cells a row must have: up to the last column that is imported.
  let needed: Int
  /// Whether any column holds tags.
  let namesTags: Bool

  /// What an input of two columns without a header holds.
  static let standard = ImportColumns(valid: [.item, .tags])

  private init(valid columns: [Column]) {
    self.columns = columns
    self.needed = (columns.lastIndex { $0 != .ignored } ?? -1) + 1
    self.namesTags = columns.contains(.tag) || columns.contains(.tags)
  }

  /// Reads a list such as `item,-,tags`, as someone gives it beside the input.
  ///
  /// Every row is then a record, the first one too. Without `tag` and `tags` the records say
  /// nothing about tags.
  /// - Throws: ``ImportError`` unless each name is `item`, `tag`, `tags` or `-`, and `item` is
  ///   there once.
  package init(parsing list: String) throws(ImportError) {
    let advice = "give a list such as item,tags or item,-,tag"
    var columns: [Column] = []
    for name in list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let column = Column(rawValue: Self.normalized(String(Substring(name)))) else {
        throw ImportError("no column is called `\(Substring(name))`", advice: advice)
      }
      columns.append(column)
    }
    guard columns.count(where: { $0 == .item }) == 1 else {
      throw ImportError("the columns must have `item` once", advice: advice)
    }
    self.init(valid: columns)
  }

  /// The columns that a first row names, or nil when it is a record.
  ///
  /// It is a header when a cell is `item`, `tag` or `tags` in any case. One that names only the
  /// item or only the tags is refused, because nobody can tell whether it is a header.
  init?(header cells: [String], line: Int) throws(ImportError) {
    let columns = cells.map { Column(rawValue: Self.normalized($0)) ?? .ignored }
    let items = columns.count { $0 == .item }
    let hasTags = columns.contains(.tag) || columns.contains(.tags)
    if items == 0, !hasTags { return nil }
    guard items == 1, hasTags else {
      let fault =
        switch items {
        case 0: "no `item` column"
        case 1: "no `tag` or `tags` column"
        default: "more than one `item` column"
        }
      throw ImportError(
        "the first row looks like a header but has \(fault)",
        advice: "name both in the first row, or leave it out and give --columns item,tags",
        line: line)
    }
    self.init(valid: columns)
  }

  /// A name without outer blanks and in lower case, ASCII only.
  private static func normalized(_ name: String) -> String {
    let blank: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let trimmed = name.utf8.drop(while: blank.contains).reversed().drop(while: blank.contains)
    let lowered = trimmed.reversed().map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return String(decoding: lowered, as: UTF8.self)
  }
}
