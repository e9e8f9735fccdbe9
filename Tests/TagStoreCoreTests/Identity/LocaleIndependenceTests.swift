import Foundation
import TagStoreCore
import Testing

#if os(Linux) || os(macOS)
  /// Runs in processes of their own, because the locale belongs to the whole process.
  ///
  /// Where the system has no Turkish locale, `setlocale` refuses it and the test shows only that
  /// the environment does not matter.
  @Suite struct LocaleIndependenceTests {
    @Test func `keys are the same in the C locale`() async {
      await #expect(processExitsWith: .success) { exit(Self.status(in: "C")) }
    }

    @Test func `keys are the same in Turkish`() async {
      await #expect(processExitsWith: .success) { exit(Self.status(in: "tr_TR.UTF-8")) }
    }

    private static func status(in locale: String) -> Int32 {
      setenv("LC_ALL", locale, 1)
      setenv("LANG", locale, 1)
      _ = setlocale(LC_ALL, locale)
      let keys = [
        ("TITLE", "title"), ("Iı", "iı"), ("İi", "i\u{307}i"), ("ÇAĞRI ŞİŞ", "çağri şi\u{307}ş"),
        ("STRASSE", "strasse"), ("Straße", "strasse"), ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Ǆ", "dž"),
      ]
      let areRight = keys.allSatisfy { text, key in
        guard let tag = try? Tag(text) else { return false }
        return sameBytes(tag.key, key) && sameBytes(tag.name, text)
      }
      return areRight ? EXIT_SUCCESS : EXIT_FAILURE
    }
  }
#endif
