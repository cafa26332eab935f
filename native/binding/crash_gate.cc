#include "binding/crash_gate.h"

#include <cstdlib>
#include <cstring>
#include <chrono>
#include <thread>
#include <vector>

namespace pagemill {
namespace {

bool names(const char* variable, int width) {
  const char* value = std::getenv(variable);
  return value && std::atoi(value) == width;
}

}  // namespace

void crash_gate(int width) {
  if (names("PAGEMILL_CRASH_ON", width)) std::abort();
  if (names("PAGEMILL_HANG_ON", width))
    for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
  if (names("PAGEMILL_GROW_ON", width)) {
    std::vector<std::vector<char>> taken;
    for (;;) {
      taken.emplace_back(std::size_t{64} << 20);
      std::memset(taken.back().data(), 1, taken.back().size());
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
}

}  // namespace pagemill
