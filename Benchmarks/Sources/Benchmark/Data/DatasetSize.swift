/// How large a generated data set is.
struct DatasetSize {
  let name: String
  let items: Int
  let tags: Int
  let taggings: Int

  static let tiny = DatasetSize(name: "tiny", items: 300, tags: 60, taggings: 1_200)
  static let small = DatasetSize(name: "S", items: 10_000, tags: 1_000, taggings: 50_000)
  static let large = DatasetSize(name: "L", items: 1_000_000, tags: 100_000, taggings: 5_000_000)
}
