/// The words of a simple shell line: quotes, comments and redirections, nothing else.
enum ShellWords {
  /// Cuts a line into words, up to a redirection or a comment.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    scan: for character in line {
      switch (quote, character) {
      case (nil, "'"), (nil, "\""):
        quote = character
        word = word ?? ""
      case (let open?, _) where open == character: quote = nil
      case (nil, "#") where word == nil: break scan
      case (nil, "<"): break scan
      case (nil, " "):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
