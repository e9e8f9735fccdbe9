// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the main one stays free of unsafe flags. `Scripts/fuzz` builds it:
// every module has to be instrumented, so the compiler gets its flag on the command line.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TagStore", path: "..")],
  targets: [
    .target(
      name: "TagFieldFuzzing",
      dependencies: [.product(name: "TagStore", package: "TagStore")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .executableTarget(
      name: "TagFieldFuzz",
      dependencies: ["TagFieldFuzzing"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
