// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TagStore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "TagStore", targets: ["TagStore"]),
    .executable(name: "tagstore", targets: ["TagStoreTool"]),
  ],
  targets: [
    .systemLibrary(name: "CTagStoreSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "TagStoreSQLite", dependencies: ["CTagStoreSQLite"]),
    .target(
      name: "TagStoreMigrations",
      path: "Migrations",
      resources: [.embedInCode("V0001__initial.sql")]
    ),
    .target(name: "TagStoreCore"),
    .target(
      name: "TagStoreRepository",
      dependencies: ["TagStoreCore", "TagStoreSQLite", "TagStoreMigrations"]
    ),
    .target(name: "TagStore", dependencies: ["TagStoreCore", "TagStoreRepository"]),
    .target(name: "TagStoreCLI", dependencies: ["TagStore"]),
    .executableTarget(name: "TagStoreTool", dependencies: ["TagStoreCLI"]),

    .testTarget(
      name: "TagStoreCoreTests", dependencies: ["TagStoreCore"], exclude: ["Fixtures"]),
    // What several test targets share; part of no product.
    .target(name: "TagStoreTestSupport", path: "Tests/TagStoreTestSupport"),
    .testTarget(
      name: "TagStoreSQLiteTests", dependencies: ["TagStoreSQLite", "TagStoreTestSupport"]),
    .testTarget(
      name: "TagStoreRepositoryTests",
      dependencies: [
        "TagStoreRepository", "TagStoreMigrations", "TagStoreSQLite", "TagStoreCore",
        "TagStoreTestSupport",
      ]
    ),
    .testTarget(
      name: "TagStoreTests",
      dependencies: ["TagStore", "TagStoreRepository", "TagStoreSQLite", "TagStoreTestSupport"]),
    .testTarget(
      name: "TagStoreCLITests",
      dependencies: ["TagStoreCLI", "TagStore", "TagStoreSQLite", "TagStoreTool", "TerminalEcho"]),
    // Started by tests in a pseudo-terminal; part of no product.
    .executableTarget(
      name: "TerminalEcho", dependencies: ["TagStoreCLI"], path: "Tests/TerminalEcho"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
