import Foundation
import TagStoreRepository
import TagStoreTestSupport
import Testing

struct SimultaneousOpeningTests {
  @Test(arguments: 0..<5)
  func `sixteen open a file that does not exist yet, and each adds its item`(round: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      do {
        let repository = try TagRepository.open(path: path, options: StoreOptions())
        try repository.add(["shared", "own \(number)"], to: "item \(number)")
        try repository.close()
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures.all == [])
    let repository = try TagRepository.open(path: path, options: StoreOptions())
    #expect(try repository.tag(named: "shared")?.uses == 16)
    #expect(try repository.tags().count == 17)
    #expect(try repository.check() == [])
    try repository.close()
    #expect(try folder.names() == ["store.sqlite"])
  }

  private final class Failures: @unchecked Sendable {
    // The lock guards the list, the only thing that changes.
    private let lock = NSLock()
    private var list: [String] = []
    func append(_ text: String) { lock.withLock { list.append(text) } }
    var all: [String] { lock.withLock { list } }
  }
}
