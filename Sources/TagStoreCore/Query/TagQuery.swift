/// A question about an item's tags, such as `vegan and not (dairy or nuts)`.
///
/// A query is a value: parsed from text, built in code, printed back by ``description``. The
/// language is small:
///
/// | written | finds items that carry |
/// | --- | --- |
/// | `gluten free` | the tag "gluten free": words next to each other are one name |
/// | `"Portland, OR"` | the tag in the quotes; inside, `\"` is a quote and `\\` a backslash |
/// | `veg*`, `"gluten f"*` | any tag whose key begins so |
/// | `*` | any tag at all; so `not *` finds items without tags |
/// | `not a`, `a and b`, `a or b` | what they say; `not` binds closest, then `and`, then `or` |
/// | `(a or b) and c` | what the parentheses group |
///
/// `and`, `or` and `not` count in any ASCII letter case and are names only in quotes. Words end at
/// white space and at parentheses; every other character is an ordinary one, but `*` may only end
/// a name and `"` may only open one. A quoted name stands alone: another name beside it is an
/// error, since `"Portland, OR" food` may mean one tag or two.
///
/// A name that no tag has matches nothing and never widens a result.
public indirect enum TagQuery: Hashable, Sendable {
  /// Items that carry this tag.
  case tag(Tag)
  /// Items that carry a tag whose key begins so.
  case prefix(TagPrefix)
  /// Items that carry any tag at all.
  case anyTag
  /// Items that the query does not match; items without tags count.
  case not(TagQuery)
  /// Items that every part matches; at least two parts, none of them an `and`.
  case and([TagQuery])
  /// Items that some part matches; at least two parts, none of them an `or`.
  case or([TagQuery])

  /// The greatest number of parentheses and `not`s around one name.
  ///
  /// Queries that nest deeper are refused wherever they come from; ``and(_:)`` and ``or(_:)`` may
  /// have any number of parts.
  public static let maximumDepth = 200

  /// The greatest length of a query's text, in UTF-8 bytes.
  public static let maximumLength = 1_000_000

  /// Parses the text of a query.
  ///
  /// Nested `and`s become one ``and(_:)``, nested `or`s one ``or(_:)``. Linear in the length.
  /// - Parameter text: What someone typed.
  /// - Throws: ``TagQueryError`` with the column when the text is no query.
  public init(parsing text: String) throws(TagQueryError) {
    self = try QueryParser.parse(text)
  }

  /// The query that finds what all of the given queries find.
  ///
  /// Parts that are ``and(_:)`` themselves join the list, so that the result is in the form that
  /// parsing gives. No queries at all find every item.
  /// - Parameter queries: Any number of queries, in the order in which they are printed.
  public static func all(of queries: [TagQuery]) -> TagQuery {
    if queries.count == 1 { return queries[0].writable }
    var parts: [TagQuery] = []
    for query in queries {
      if case .and(let inner) = query { parts += inner } else { parts.append(query) }
    }
    return TagQuery.and(parts).writable
  }

  /// The query that finds what any of the given queries finds.
  ///
  /// Parts that are ``or(_:)`` themselves join the list, so that the result is in the form that
  /// parsing gives. No queries at all find no item.
  /// - Parameter queries: Any number of queries, in the order in which they are printed.
  public static func any(of queries: [TagQuery]) -> TagQuery {
    if queries.count == 1 { return queries[0].writable }
    var parts: [TagQuery] = []
    for query in queries {
      if case .or(let inner) = query { parts += inner } else { parts.append(query) }
    }
    return TagQuery.or(parts).writable
  }
}
