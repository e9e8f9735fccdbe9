// Only what the examples use is declared; nothing of it does anything.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper public struct State<Value> {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(value) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let value: Value
  fileprivate init(_ value: Value) { self.value = value }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(value[keyPath: path])
  }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  private let value: Value
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding() }
  public init() where Value == Bool { value = false }
  public struct Binding {}
}

@propertyWrapper public struct Environment<Value> {
  private let value: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    value = EnvironmentValues()[keyPath: path]
  }
  public var wrappedValue: Value { value }
}

public struct EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
}
