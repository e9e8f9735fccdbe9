/// A list of items as `--items-from` reads it.
package enum ItemList {
  /// Cuts a list into items.
  ///
  /// A list with a NUL byte anywhere is separated by NUL, since no item can hold one, and then line
  /// breaks belong to the items (`find -print0`). Otherwise each line is an item, CRLF or LF. A byte-order
  /// mark at the beginning and empty items are dropped.
  /// - Parameters:
  ///   - bytes: The whole list.
  ///   - source: The list's name, for messages.
  /// - Throws: ``ExitCode/inputRefused`` naming the first item that is not valid UTF-8.
  package static func items(
    in bytes: [UInt8], named source: String
  ) throws(CommandFailure) -> [String] {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let isNullSeparated = body.contains(0)
    let separator: UInt8 = isNullSeparated ? 0 : UInt8(ascii: "\n")
    var items: [String] = []
    let parts = body.split(separator: separator, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let hasReturn = !isNullSeparated && part.last == UInt8(ascii: "\r")
      let itemBytes = hasReturn ? part.dropLast() : part
      if itemBytes.isEmpty { continue }
      guard let item = String(validating: itemBytes, as: UTF8.self) else {
        let place = isNullSeparated ? "item" : "line"
        throw CommandFailure(
          .inputRefused,
          "\(place) \(index + 1) of \(TerminalText.escaped(source)) is not valid UTF-8")
      }
      items.append(item)
    }
    return items
  }
}
