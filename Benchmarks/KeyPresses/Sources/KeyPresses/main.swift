import Foundation
import TagStore

// KeyPresses DATA.tsv HELD.txt
//
// DATA.tsv has item<TAB>tag in the items' order, HELD.txt the items that are held back, one a line.
// The other items are the store, added in order of name. Each tag of a held-back item that the
// store knows is typed letter by letter, given the item's earlier tags, until it is among the first
// five suggestions: one more key accepts it, as one more commits what is typed out. Saved is
// 1 - presses / (letters + 1), summed over all these tags.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: KeyPresses DATA.tsv HELD.txt\n".utf8))
  exit(64)
}

func lines(_ path: String) throws -> [String] {
  // By scalars: a line feed and a mark that follows it are one character.
  try String(contentsOfFile: path, encoding: .utf8).unicodeScalars.split(separator: "\n")
    .map { String($0) }
}

var lists: [String: [String]] = [:]
for line in try lines(CommandLine.arguments[1]) {
  let fields = line.unicodeScalars.split(separator: "\t").map { String($0) }
  if fields.count == 2, lists[fields[0]]?.contains(fields[1]) != true {
    lists[fields[0], default: []].append(fields[1])
  }
}
let held = try lines(CommandLine.arguments[2])

let store = try await TagStore(at: .inMemory)
let names = Set(lists.keys).subtracting(held).sorted {
  $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
}
for name in names { _ = try await store.add(lists[name] ?? [], to: name) }

var presses = 0
var letters = 0
for name in held {
  var chosen: [Tag] = []
  for text in lists[name] ?? [] {
    let tag = try Tag(text)
    if try await store.tag(named: text) != nil {
      let typed = Array(text.unicodeScalars)
      var needed = typed.count + 1
      for count in 0...typed.count {
        let fragment = String(String.UnicodeScalarView(typed.prefix(count)))
        let suggestions = try await store.suggestions(for: fragment, with: chosen, limit: 5)
        if suggestions.contains(where: { $0.tag == tag }) {
          needed = count + 1
          break
        }
      }
      presses += needed
      letters += typed.count + 1
    }
    chosen.append(tag)
  }
}
let saved = 100 * (1 - Double(presses) / Double(max(1, letters)))
print("\(held.count) items held back, \(String(format: "%.1f", saved)) % of key presses saved")
