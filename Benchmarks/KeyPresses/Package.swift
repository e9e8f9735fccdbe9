// swift-tools-version: 6.2
import PackageDescription

// How many key presses suggestions save on real data, through the public door.
let package = Package(
  name: "KeyPresses",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TagStore", path: "../..")],
  targets: [
    .executableTarget(
      name: "KeyPresses", dependencies: [.product(name: "TagStore", package: "TagStore")])
  ]
)
