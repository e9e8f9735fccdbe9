// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
