/// The version that `tagstore --version` prints.
package enum Version {
  package static let current = "0.1.0-dev"
}
