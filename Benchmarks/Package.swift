// swift-tools-version: 6.2
import PackageDescription

// Measures TagStore beside hand-written C on the same data; Scripts/benchmark runs it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TagStore", path: "..")],
  targets: [
    .target(name: "CBaseline", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "baseline-show", path: "Sources/BaselineShow",
      linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "benchmark",
      dependencies: ["CBaseline", .product(name: "TagStore", package: "TagStore")],
      path: "Sources/Benchmark",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
