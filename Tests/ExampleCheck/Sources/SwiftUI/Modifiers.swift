// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Opaque() }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { Opaque() }
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    Opaque()
  }
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { Opaque() }

  public func animation(_ animation: Animation?, value: some Equatable) -> some View { Opaque() }
  public func padding(_ length: CGFloat) -> some View { Opaque() }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { Opaque() }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { Opaque() }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { Opaque() }

  public func accessibilityLabel(_ label: some StringProtocol) -> some View { Opaque() }
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { Opaque() }
  public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View { Opaque() }
}

extension View {
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { Opaque() }
}

public struct KeyEquivalent: Sendable {
  public static var upArrow: Self { Self() }
  public static var downArrow: Self { Self() }
  public static var escape: Self { Self() }
}

public enum KeyPress {
  public enum Result: Sendable {
    case handled
    case ignored
  }
}
