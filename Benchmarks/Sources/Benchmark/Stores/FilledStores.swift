internal import Foundation
internal import TagStore

/// A data set in both stores.
struct FilledStores {
  let data: Dataset
  let ourPath: String
  let baselinePath: String
  let ours: TagStore
  let baseline: Baseline

  /// Opens stores that have been filled.
  init(data: Dataset, ourPath: String, baselinePath: String) async throws {
    self.data = data
    self.ourPath = ourPath
    self.baselinePath = baselinePath
    ours = try await TagStore(at: .file(ourPath))
    baseline = Baseline(path: baselinePath)
  }

  /// Copies of both files, for work that changes them.
  func copied(to folder: String) async throws -> FilledStores {
    let ourCopy = folder + "/ours-copy-\(data.name)"
    let baselineCopy = folder + "/baseline-copy-\(data.name)"
    // Nothing has been written since the stores were filled, so the files alone are complete.
    for (source, copy) in [(ourPath, ourCopy), (baselinePath, baselineCopy)] {
      if FileManager.default.fileExists(atPath: copy) {
        try FileManager.default.removeItem(atPath: copy)
      }
      try FileManager.default.copyItem(atPath: source, toPath: copy)
    }
    return try await FilledStores(data: data, ourPath: ourCopy, baselinePath: baselineCopy)
  }
}
