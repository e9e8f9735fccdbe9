// swift-tools-version: 6.2
import PackageDescription

// An app that uses TagStore as any other package would; Scripts/test builds and runs it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TagStore", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "TagStore", package: "TagStore")])
  ]
)
