// libFuzzer brings the main function; a Swift executable would insist on one of its own.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

// Keeps the linker from leaving out what only libFuzzer calls.
int (*const tag_field_fuzz_entry)(const uint8_t *, size_t) = LLVMFuzzerTestOneInput;
