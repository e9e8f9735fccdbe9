// swift-tools-version: 6.2
import PackageDescription

// Type-checks the views in Examples against declarations of what they use of SwiftUI, so that they
// keep up with the library where there is no SwiftUI. It says nothing about how they look.
// Scripts/test builds it on Linux only: on a Mac the stand-ins would hide the real modules.
let package = Package(
  name: "ExampleCheck",
  dependencies: [.package(name: "TagStore", path: "../..")],
  targets: [
    .target(
      name: "ExampleViews",
      dependencies: [
        .product(name: "TagStore", package: "TagStore"), "SwiftUI", "Accessibility",
      ]
    ),
    .target(name: "SwiftUI"),
    .target(name: "Accessibility"),
  ]
)
