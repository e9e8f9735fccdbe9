extension TagQuery {
  /// How deep parentheses and `not`s nest when the query is printed.
  ///
  /// What code builds can be deeper than the parser allows: compare with ``maximumDepth`` before
  /// anything that recurses. Uses no recursion itself; linear in the number of parts.
  package var depth: Int {
    var deepest = 0
    var pending = [(query: self, place: Place.disjunction, level: 0)]
    while let (query, place, level) = pending.popLast() {
      let node = query.writable
      let inside = node.needsParentheses(in: place) ? level + 1 : level
      deepest = max(deepest, inside)
      switch node {
      case .tag, .prefix, .anyTag:
        break
      case .not(let operand):
        deepest = max(deepest, inside + 1)
        pending.append((operand, .operand, inside + 1))
      case .and(let parts):
        for part in parts { pending.append((part, .conjunction, inside)) }
      case .or(let parts):
        for part in parts { pending.append((part, .disjunction, inside)) }
      }
    }
    return deepest
  }

  /// Where a part stands, the loosest binding first.
  enum Place: Int {
    case disjunction, conjunction, operand
  }

  /// Whether the part must be printed in parentheses to be read as it stands.
  func needsParentheses(in place: Place) -> Bool {
    switch self {
    case .tag, .prefix, .anyTag, .not: false
    case .and: place == .operand
    case .or: place != .disjunction
    }
  }

  /// The same question in a form that the language can write.
  ///
  /// Code can build lists with fewer than two parts. A list of one asks what its part asks; `and`
  /// of nothing is true of every item and `or` of nothing of none.
  package var writable: TagQuery {
    var node = self
    while true {
      switch node {
      case .and(let parts) where parts.count == 1, .or(let parts) where parts.count == 1:
        node = parts[0]
      case .and(let parts) where parts.isEmpty:
        return .or([.anyTag, .not(.anyTag)])
      case .or(let parts) where parts.isEmpty:
        return .and([.anyTag, .not(.anyTag)])
      case .tag, .prefix, .anyTag, .not, .and, .or:
        return node
      }
    }
  }
}
