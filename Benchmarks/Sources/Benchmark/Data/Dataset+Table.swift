internal import Foundation
internal import TagStore

extension Dataset {
  /// Reads lines of an item, a tab and one of its tags.
  /// - Throws: When the file cannot be read, a line has no tab or a backslash, which would have to be
  ///   unescaped, or a name cannot be a tag.
  init(table path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    var itemNumbers: [String: Int] = [:]
    var tagNumbers: [String: Int32] = [:]
    var items: [String] = []
    var names: [String] = []
    var tagsOfItems: [[Int32]] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard cells.count == 2, !line.contains(UInt8(ascii: "\\")) else {
        throw BenchmarkError("\(path):\(index + 1): expected an item, a tab and a tag")
      }
      let item = String(decoding: cells[0], as: UTF8.self)
      let number = itemNumbers[item] ?? items.count
      if number == items.count {
        itemNumbers[item] = number
        items.append(item)
        tagsOfItems.append([])
      }
      let tag = try Tag(String(decoding: cells[1], as: UTF8.self))
      let tagNumber = tagNumbers[tag.key] ?? Int32(names.count)
      if tagNumber == names.count {
        tagNumbers[tag.key] = tagNumber
        names.append(tag.name)
      }
      if !tagsOfItems[number].contains(tagNumber) { tagsOfItems[number].append(tagNumber) }
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(name: name, items: items, names: names, tagsOfItems: tagsOfItems)
  }

  /// Writes lines of an item, a tab and one of its tags.
  func writeTable(to path: String) throws {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(taggings.count * 30)
    for (item, name) in items.enumerated() {
      for tag in tags(ofItem: item) {
        bytes += name.utf8
        bytes.append(UInt8(ascii: "\t"))
        bytes += tags[Int(tag)].utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
