internal import Foundation
internal import TagStoreCLI
internal import TagStoreSQLite
internal import Testing

@Suite struct `The store's file` {
  @Test(arguments: [["tags"], ["show", "i"], ["add", "i", "b"], ["check", "--repair"]])
  func `from a newer version is refused, untouched`(_ arguments: [String]) async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let connection = try SQLiteConnection(path: fixture.store, mode: .readWrite)
    try connection.run(
      "INSERT INTO tagstore_migration (version, name, applied_at) VALUES (9999, 'later', 0)")
    try connection.close()
    let before = try fixture.folder.bytes(of: "tags.sqlite")
    let run = await fixture.run(arguments)
    #expect(run.exitCode == .newerVersion)
    #expect(run.errors.contains("version 9999"))
    #expect(try fixture.folder.bytes(of: "tags.sqlite") == before)
    #expect(try fixture.folder.names() == ["tags.sqlite"])
  }

  @Test func `may be read where nothing may be written`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      mkdir store && tagstore --store store/t add i a && cp "$(command -v tagstore)" program
      chmod a+rx . program && chmod a-w,a+rx store && chmod a-w,a+r store/t
      cp store/t before
      run() { ./program --store store/t "$@"; }
      [ "$(id -u)" = 0 ] && run() {
        setpriv --reuid 65534 --regid 65534 --clear-groups ./program --store store/t "$@"
      }
      run tags; run find a; run add i b; echo $?
      cmp before store/t; ls store; chmod u+w store
      """)
    #expect(run.output == "a\t1\ni\n77\nt\n")
    #expect(run.errors.hasPrefix("tagstore: the store is read-only\n"), "\(run.errors)")
  }

  @Test(
    .enabled("a sanitizer may need large files itself") { try await Program.startsWithSmallFiles() }
  )
  func `survives a disk that is full`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      tagstore add i a && tagstore export old.jsonl
      cp old.jsonl before.jsonl
      ulimit -f 100
      seq 50000 | sed 's/.*/i&,t&/' | tagstore import - --columns item,tag
      echo $?
      """)
    #expect(run.output == "74\n")
    #expect(
      run.errors
        == "tagstore: the disk is full\nNothing was changed; make room, try again.\n")
    #expect(try await program.done("tagstore tags; tagstore check") == "a\t1\n")
  }

  @Test(
    .enabled("a sanitizer may need large files itself") { try await Program.startsWithSmallFiles() }
  )
  func `keeps an old export when the new one does not fit`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      seq 50000 | sed 's/.*/i&,t/' | tagstore import - --columns item,tag -q
      echo old > out.csv
      (ulimit -f 100; tagstore export out.csv); echo $?
      cat out.csv; ls out*
      """)
    #expect(run.output == "74\nold\nout.csv\n")
    #expect(run.errors.hasPrefix("tagstore: the disk is full"))
  }
}
