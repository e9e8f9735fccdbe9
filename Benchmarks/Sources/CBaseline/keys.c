#include "connection.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

// Simple rules are enough here: generated names have no letter whose full rule differs.

static locale_t unicode_locale(void) {
  static locale_t made;
  if (!made) made = newlocale(LC_CTYPE_MASK, "C.UTF-8", NULL);
  if (!made) made = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", NULL);
  return made;
}

// The plain letters of U+00E0 to U+017F, with "." where a letter stays as it is.
static const char plain_latin[] =
    "aaaaaa.ceeeeiiiidnooooo.ouuuuy.y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll."
    ".llnnnnnn.nnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz.";

static wchar_t without_accent(wchar_t letter) {
  if (letter >= 0xE0 && letter <= 0x17F && plain_latin[letter - 0xE0] != '.') {
    return plain_latin[letter - 0xE0];
  }
  switch (letter) {
  case 0x439: return 0x438;
  case 0x451: return 0x435;
  case 0x457: return 0x456;
  default: return letter;
  }
}

static char *mapped(const char *text, size_t length, wint_t (*map)(wint_t)) {
  char *result = allocated(NULL, 4 * length + 1);
  size_t used = 0, at = 0;
  mbstate_t reading = {0}, writing = {0};
  locale_t before = uselocale(unicode_locale());
  while (at < length) {
    wchar_t letter;
    size_t count = mbrtowc(&letter, text + at, length - at, &reading);
    if (count == 0 || count > length - at) break;
    at += count;
    used += wcrtomb(result + used, (wchar_t)map((wint_t)letter), &writing);
  }
  uselocale(before);
  result[used] = 0;
  return result;
}

static wint_t lower(wint_t letter) { return towlower(letter); }

static wint_t plain(wint_t letter) { return (wint_t)without_accent((wchar_t)letter); }

char *key_of(const char *name, size_t length) {
  for (size_t at = 0; at < length; at++) {
    if ((unsigned char)name[at] >= 0x80) return mapped(name, length, lower);
  }
  char *key = allocated(NULL, length + 1);
  for (size_t at = 0; at < length; at++) {
    key[at] = name[at] >= 'A' && name[at] <= 'Z' ? name[at] | 0x20 : name[at];
  }
  key[length] = 0;
  return key;
}

char *search_key_of(const char *key) { return mapped(key, strlen(key), plain); }
