internal import Testing

@Suite struct `The program's streams` {
  @Test func `a reader that has seen enough ends it quietly`() async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      seq 100000 | sed 's/.*/i,t&/' | tagstore import - --columns item,tag -q
      tagstore tags | head -n 1; echo ${PIPESTATUS[0]}
      tagstore tags | true; echo ${PIPESTATUS[0]}
      """)
    #expect(run.output == "t1\t1\n0\n0\n")
    #expect(run.errors == "")
  }

  @Test(.enabled(if: FixtureFile.exists("/dev/full")))
  func `a full device is told`() async throws {
    let program = try Program()
    let run = try await program.shell("tagstore add i a && tagstore tags > /dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "tagstore: can't write the output: no space left on the device\n")
  }

  @Test(arguments: [">&-", "2>&- >&-", "<&- >&-"])
  func `closed streams are no place for files`(_ redirection: String) async throws {
    let program = try Program()
    let run = try await program.shell(
      """
      tagstore add i a
      tagstore export out \(redirection) || exit
      tagstore tags \(redirection) 2> /dev/null; [ $? = 74 ] || exit 9
      cat out
      """)
    #expect(run.status == 0)
    #expect(run.output == "{\"item\":\"i\",\"tags\":[\"a\"]}\n")
  }

  @Test func `a closed input is told, and nothing waits for an answer`() async throws {
    let program = try Program()
    let run = try await program.shell("tagstore import - <&-")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("tagstore: can't read standard input: "))
  }

  @Test func `bytes are the same in every locale, and arguments must be UTF-8`() async throws {
    let program = try Program()
    let output = try await program.done(
      """
      for l in C POSIX tr_TR.UTF-8; do LC_ALL=$l tagstore add "ı$l" 'İĞ日本' 'Ábaco'; done
      for l in C POSIX tr_TR.UTF-8; do LC_ALL=$l tagstore find ábaco | tr '\\n' ' '; done
      LC_ALL=C tagstore tags
      """)
    let items = "ıC ıPOSIX ıtr_TR.UTF-8 "
    #expect(output == items + items + items + "İĞ日本\t3\nÁbaco\t3\n")

    let refused = try await program.shell(#"tagstore add $'a\xffb' x"#)
    #expect(refused.status == 65)
    #expect(refused.errors == "tagstore: argument 2 is not valid UTF-8\n")
  }

  @Test func `a list that is not UTF-8 changes nothing`() async throws {
    let program = try Program()
    let run = try await program.shell(
      #"tagstore add i a; printf 'a\xffb' | tagstore add --items-from - x"#)
    #expect(run.status == 65)
    #expect(try await program.done("tagstore tags") == "a\t1\n")
  }
}

extension FixtureFile {
  fileprivate static func exists(_ path: String) -> Bool {
    text(path) != nil || path == "/dev/full"
  }
}
