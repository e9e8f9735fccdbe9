import TagStore

let store = try await TagStore(at: .inMemory)  // an app says .file("/path/to/recipes.sqlite")

// Tags keep the order in which an item got them, and the spelling that came first.
try await store.add(["Vegan", "weeknight dinner"], to: "red lentil dal")
try await store.add(["VEGAN", "Portland, OR"], to: "tofu scramble")
print(try await store.tags(of: "tofu scramble"))  // [Vegan, Portland, OR]

// Queries: and, or, not, parentheses, quotes, prefix*.
print(try await store.items(matching: "vegan and not weeknight*"))  // ["tofu scramble"]

// Suggestions for what has been typed so far, leaving out what the item has already.
let chosen = try await store.tags(of: "tofu scramble")
let suggestions = try await store.suggestions(for: "din", with: chosen)
print(suggestions.map(\.tag.name))  // ["weeknight dinner"]

// Several changes as one: all of them, or none.
try await store.write { repository in
  try repository.rename("weeknight dinner", to: "Dinner")
  try repository.add(["Quick"], to: "red lentil dal", at: .first)
}
print(try await store.tags(of: "red lentil dal"))  // [Quick, Vegan, Dinner]

do {
  try await store.add(["\u{7}"], to: "tofu scramble")
} catch {
  print(error.code.rawValue, "-", error)  // refused-tag - “…” cannot be a tag: …
}
try await store.close()
