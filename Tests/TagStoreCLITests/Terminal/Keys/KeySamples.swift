/// A sequence of bytes and the keys it stands for.
struct KeySample: Sendable {
  let bytes: String
  let keys: String

  init(_ bytes: String, _ keys: String) {
    self.bytes = bytes
    self.keys = keys
  }
}

/// Sequences as terminals send them; after each of them the decoder waits for nothing.
enum KeySamples {
  static let all: [KeySample] = plain + sequences + coded + ignored + pasted

  static let plain: [KeySample] = [
    KeySample("a", "a"), KeySample(" ", "Space"), KeySample("~", "~"), KeySample("é", "é"),
    KeySample("日", "日"), KeySample("😀", "😀"), KeySample("e\u{301}", "e \u{301}"),
    KeySample("\r", "Enter"), KeySample("\n", "Enter"), KeySample("\r\n", "Enter"),
    KeySample("\r\r", "Enter Enter"), KeySample("\n\n", "Enter Enter"), KeySample("\t", "Tab"),
    KeySample("\u{7F}", "Backspace"), KeySample("\u{8}", "Backspace"),
    KeySample("\0", "Control-Space"), KeySample("\u{1}", "Control-a"),
    KeySample("\u{3}", "Control-c"), KeySample("\u{1A}", "Control-z"),
    KeySample("\u{1C}", "Control-\\"), KeySample("\u{1F}", "Control-_"),
    KeySample("\u{1B}b", "Alt-b"), KeySample("\u{1B}é", "Alt-é"),
    KeySample("\u{1B}\r", "Alt-Enter"),
    KeySample("\u{1B}\u{7F}", "Alt-Backspace"), KeySample("\u{1B}\u{2}", "Control-Alt-b"),
    KeySample("\u{1B}\t", "Alt-Tab"), KeySample("\u{1B}\u{1B}b", "Escape Alt-b"),
    KeySample("\u{1B}\u{1B}\u{1B}b", "Escape Escape Alt-b"),
  ]

  static let sequences: [KeySample] = [
    KeySample("\u{1B}[A", "Up"), KeySample("\u{1B}OB", "Down"), KeySample("\u{1B}[C", "Right"),
    KeySample("\u{1B}OD", "Left"), KeySample("\u{1B}[1;3D", "Alt-Left"),
    KeySample("\u{1B}[1;5C", "Control-Right"), KeySample("\u{1B}[1;2A", "Shift-Up"),
    KeySample("\u{1B}[1;8A", "Control-Alt-Shift-Up"), KeySample("\u{1B}[1;9D", "Alt-Left"),
    KeySample("\u{1B}\u{1B}[D", "Alt-Left"), KeySample("\u{1B}\u{1B}OC", "Alt-Right"),
    KeySample("\u{1B}\u{1B}\u{1B}[C", "Escape Alt-Right"),
    KeySample("\u{1B}O5D", "Control-Left"), KeySample("\u{1B}O1;5D", "Control-Left"),
    KeySample("\u{1B}[5D", "Control-Left"), KeySample("\u{1B}[d", "Shift-Left"),
    KeySample("\u{1B}Oc", "Control-Right"), KeySample("\u{1B}[H", "Home"),
    KeySample("\u{1B}OF", "End"), KeySample("\u{1B}[1~", "Home"), KeySample("\u{1B}[4~", "End"),
    KeySample("\u{1B}[7~", "Home"), KeySample("\u{1B}[8~", "End"),
    KeySample("\u{1B}[2~", "Insert"), KeySample("\u{1B}[3~", "Delete"),
    KeySample("\u{1B}[3;5~", "Control-Delete"), KeySample("\u{1B}[3^", "Control-Delete"),
    KeySample("\u{1B}[5~", "PageUp"), KeySample("\u{1B}[6;2~", "Shift-PageDown"),
    KeySample("\u{1B}[Z", "Shift-Tab"), KeySample("\u{1B}OP", "F1"), KeySample("\u{1B}[15~", "F5"),
    KeySample("\u{1B}[17~", "F6"), KeySample("\u{1B}[24~", "F12"), KeySample("\u{1B}[[A", "F1"),
    KeySample("\u{1B}[[E", "F5"), KeySample("\u{1B}OM", "Enter"), KeySample("\u{1B}Ol", ","),
    KeySample("\u{1B}Op", "0"), KeySample("\u{1B}OX", "="),
  ]

  static let coded: [KeySample] = [
    KeySample("\u{1B}[13u", "Enter"), KeySample("\u{1B}[13;5u", "Control-Enter"),
    KeySample("\u{1B}[9;2u", "Shift-Tab"), KeySample("\u{1B}[27u", "Escape"),
    KeySample("\u{1B}[127;3u", "Alt-Backspace"), KeySample("\u{1B}[97;5u", "Control-a"),
    KeySample("\u{1B}[97;2u", "A"), KeySample("\u{1B}[49:33;2u", "!"),
    KeySample("\u{1B}[223;2u", "ß"), KeySample("\u{1B}[97;1:1u", "a"),
    KeySample("\u{1B}[97;1:2u", "a"), KeySample("\u{1B}[97;6u", "Control-Shift-a"),
    KeySample("\u{1B}[57400u", "1"), KeySample("\u{1B}[57416u", ","),
    KeySample("\u{1B}[57419u", "Up"), KeySample("\u{1B}[57426;5u", "Control-Delete"),
    KeySample("\u{1B}[27;5;13~", "Control-Enter"), KeySample("\u{1B}[27;5;105~", "Control-i"),
  ]

  /// Messages, reports and sequences of no key.
  static let ignored: [KeySample] = [
    KeySample("\u{1B}[I", ""), KeySample("\u{1B}[O", ""), KeySample("\u{1B}[12;40R", ""),
    KeySample("\u{1B}[97;1:3u", ""), KeySample("\u{1B}[1;1:3A", ""), KeySample("\u{1B}[3;1:3~", ""),
    KeySample("\u{1B}[57358u", ""), KeySample("\u{1B}[1u", ""), KeySample("\u{1B}[55296u", ""),
    KeySample("\u{1B}[99999999999999999999u", ""), KeySample("\u{1B}[201~", ""),
    KeySample("\u{1B}[99~", ""), KeySample("\u{1B}[?62;4c", ""), KeySample("\u{1B}[<0;12;3M", ""),
    KeySample("\u{1B}[<0;12;3m", ""), KeySample("\u{1B}[M abx", "x"), KeySample("\u{1B}[[zx", "x"),
    KeySample("\u{1B}[3 qx", "x"), KeySample("\u{1B}[?2026;2$y", ""), KeySample("\u{1B}Oz", ""),
    KeySample("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\x", "x"), KeySample("\u{1B}]0;t\u{7}x", "x"),
    KeySample("\u{1B}P1$r0m\u{1B}\\x", "x"), KeySample("\u{1B}_Gi=1;OK\u{1B}\\x", "x"),
    KeySample("\u{1B}]0;t\u{1B}[Ax", "Up x"), KeySample("\u{1B}[12\u{18}x", "x"),
    KeySample("\u{1B}[12\rx", "Enter x"), KeySample("\u{1B}[1;\u{1B}[Dx", "Left x"),
    KeySample("\u{1B}[1é", "é"), KeySample("\u{1B}[\(String(repeating: "1;", count: 60))Ax", "x"),
    KeySample("\u{80}\u{9B}\u{9F}x", "x"),
  ]

  static let pasted: [KeySample] = [
    KeySample("\u{1B}[200~red, green\u{1B}[201~x", "<red, green> x"),
    KeySample("\u{1B}[200~\u{1B}[201~", "<>"),
    KeySample("\u{1B}[200~a\rb\r\nc\td\u{1B}[201~", "<a\rb\r\nc\td>"),
    KeySample("\u{1B}[200~\u{1B}[A\u{3}\u{1B}]0;\u{7}\u{1B}[201~", "<\u{1B}[A\u{3}\u{1B}]0;\u{7}>"),
    KeySample("\u{1B}[200~\u{1B}[200~a\u{1B}[201~b", "<\u{1B}[200~a> b"),
    KeySample("\u{1B}[200~\u{1B}[20\u{1B}[201~b", "<\u{1B}[20> b"),
    KeySample("\u{1B}[200~日👨\u{200D}👧\u{1B}[201~", "<日👨\u{200D}👧>"),
  ]
}
