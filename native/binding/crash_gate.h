#pragma once

namespace pagemill {

#ifdef PAGEMILL_TEST
/// Test build only: crashes, hangs or takes memory for pictures whose width the environment names.
void crash_gate(int width);
#else
inline void crash_gate(int) {}
#endif

}  // namespace pagemill
