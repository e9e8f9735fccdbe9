// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// What the SDK of Apple's systems adds to attributed texts.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static var name: String { "font" }
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
