internal import TagStoreCLI
internal import TagStoreSQLite
internal import Testing

@Suite struct `Several processes at once` {
  /// Ends with the first status that is not 0.
  private static let waitForAll = "s=0; for p in $pids; do wait $p || s=$?; done; exit $s"

  @Test func `sixteen may open a store that does not exist yet`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      for i in $(seq 16); do tagstore add "i$i" shared "t$i" & pids="$pids $!"; done
      \(Self.waitForAll)
      """)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try await program.done("tagstore find shared --count; tagstore check") == "16\n")
  }

  @Test func `eight that read and then write lose nothing`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      tagstore add seed seed
      for p in $(seq 8); do
        (for n in $(seq 25); do
          tagstore tags > /dev/null && tagstore add "p$p" "p$p-$n" both || exit
        done) & pids="$pids $!"
      done
      \(Self.waitForAll)
      """)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let counts = try await program.done("tagstore info | grep taggings; tagstore find both --count")
    #expect(counts == "taggings\t\(8 * 26 + 1)\n8\n")
  }

  @Test func `two that make one tag share it`() async throws {
    let program = try Program()
    let output = try await program.done(
      """
      for n in $(seq 20); do
        tagstore add "a$n" "Rails $n" & first=$!
        tagstore add "b$n" "rails $n" & wait $! || exit
        wait $first || exit
      done
      tagstore tags | cut -f 2 | sort | uniq -c | tr -d ' '; tagstore check
      """)
    #expect(output == "202\n")
  }

  @Test func `a change waits for an import, and neither loses anything`() async throws {
    let program = try Program()
    let output = try await program.done(
      """
      { seq 3000 | sed 's/.*/i&,Rails/'; sleep 1; seq 3001 5000 | sed 's/.*/i&,Rails/'; } |
        tagstore import - --columns item,tags -q & import=$!
      sleep 0.5
      tagstore add other rails || exit
      wait $import || exit
      tagstore tags
      """)
    #expect(output == "Rails\t5001\n" || output == "rails\t5001\n")
  }

  @Test func `reading goes on while another one writes, and a change gives up in the end`()
    async throws
  {
    let fixture = try await StoreFixture(["i": ["a"]])
    let holder = try SQLiteConnection(path: fixture.store, mode: .readWrite)
    try holder.run("BEGIN IMMEDIATE")
    #expect(try await fixture.done(["tags"]) == "a\t1\n")
    #expect(try await fixture.done(["find", "a"]) == "i\n")
    let run = await fixture.run(["add", "i", "b"])
    #expect(run.exitCode == .busy)
    #expect(
      run.errors
        == "tagstore: another program is writing to the store\nTry again in a moment.\n")
    try holder.run("ROLLBACK")
    try holder.close()
  }
}
