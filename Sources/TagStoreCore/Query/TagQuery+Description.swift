extension TagQuery: CustomStringConvertible {
  /// The query as text, with no more quotes and parentheses than it needs.
  ///
  /// Parsing the text gives an equal query, provided that lists are as ``and(_:)`` and ``or(_:)``
  /// say and the nesting is within ``maximumDepth``. Lists that nest or are too short print as a
  /// query of the same meaning. Linear in the number of parts, without recursion.
  public var description: String {
    var text = ""
    var pending = [Piece.query(self, .disjunction)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let piece):
        text += piece
      case .query(let query, let place):
        let node = query.writable
        if node.needsParentheses(in: place) {
          text += "("
          pending.append(.text(")"))
        }
        switch node {
        case .tag(let tag):
          text += QueryName.written(tag.name)
        case .prefix(let prefix):
          text += QueryName.written(prefix: prefix.name)
        case .anyTag:
          text += "*"
        case .not(let operand):
          text += "not "
          pending.append(.query(operand, .operand))
        case .and(let parts):
          pending.append(parts, separator: " and ", place: .conjunction)
        case .or(let parts):
          pending.append(parts, separator: " or ", place: .disjunction)
        }
      }
    }
    return text
  }

  /// What is still to be printed.
  fileprivate enum Piece {
    case text(String)
    case query(TagQuery, Place)
  }
}

extension [TagQuery.Piece] {
  /// Puts the parts of a list on the stack so that the first one comes off first.
  fileprivate mutating func append(
    _ parts: [TagQuery], separator: String, place: TagQuery.Place
  ) {
    for (index, part) in parts.enumerated().reversed() {
      append(.query(part, place))
      if index > 0 { append(.text(separator)) }
    }
  }
}
