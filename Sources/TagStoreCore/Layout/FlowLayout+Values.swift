extension FlowLayout {
  /// A width and a height.
  public struct Size: Hashable, Sendable {
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle: its top left corner, from where x grows to the right and y down, and its size.
  public struct Frame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double

    /// Makes a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The text field that follows the last item.
  public struct Field: Hashable, Sendable {
    /// What its line must have left for it, or else it moves down to a line of its own.
    public var minimumWidth: Double
    /// How high.
    public var height: Double

    /// Makes a field.
    public init(minimumWidth: Double, height: Double) {
      self.minimumWidth = minimumWidth
      self.height = height
    }
  }

  /// Where everything stands.
  public struct Arrangement: Hashable, Sendable {
    /// The items' frames, in the order of the items.
    public let frames: [Frame]
    /// The field's frame; nil when there is no field.
    public let field: Frame?
    /// What is taken up: the length of the longest line, and the height of all lines together.
    public let size: Size
  }
}
