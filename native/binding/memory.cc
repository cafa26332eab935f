#include "binding/memory.h"

#include <cstdint>

#ifdef __linux__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace pagemill {

void trim_memory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void discard_memory([[maybe_unused]] void* bytes, [[maybe_unused]] std::size_t size) {
  // Elsewhere the contents may stay, and with them the memory.
#ifdef __linux__
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto begin = (reinterpret_cast<std::uintptr_t>(bytes) + page - 1) / page * page;
  const auto end = (reinterpret_cast<std::uintptr_t>(bytes) + size) / page * page;
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
#endif
}

}  // namespace pagemill
