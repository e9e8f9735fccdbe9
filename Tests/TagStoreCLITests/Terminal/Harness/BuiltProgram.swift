import Foundation

/// A program of this package, as it was built together with the tests.
enum BuiltProgram {
  static func path(_ name: String) -> String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appending(path: name).path
  }
}
