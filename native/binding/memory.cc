#include "binding/memory.h"

#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>

#ifdef __linux__
#include <linux/memfd.h>
#include <malloc.h>
#include <sys/syscall.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace pagemill {
#ifdef __linux__
namespace {

// Of Linux 6.3, which headers may not know: a file that nobody can run.
constexpr unsigned kNotRunnable = 0x0008U;

/// The first memory of a size as it was, in a file that has no name.
struct Image {
  int file = -1;
  const uint8_t* bytes = nullptr;
};

bool is_blank(const uint8_t* bytes, size_t size) {
  return bytes[0] == 0 && std::memcmp(bytes, bytes + 1, size - 1) == 0;
}

/// Blank pages are left out: the system holds none for them.
Image image_of(const uint8_t* bytes, size_t size, size_t page) {
  const int file = static_cast<int>(syscall(SYS_memfd_create, "shared", MFD_CLOEXEC | kNotRunnable));
  if (file < 0) return {};
  bool written = ftruncate(file, static_cast<off_t>(size)) == 0;
  for (size_t at = 0; written && at < size; at += page)
    if (!is_blank(bytes + at, page))
      written = pwrite(file, bytes + at, page, static_cast<off_t>(at)) == static_cast<ssize_t>(page);
  void* seen = written ? mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
  if (seen != MAP_FAILED) return {file, static_cast<const uint8_t*>(seen)};
  close(file);
  return {};
}

}  // namespace
#endif

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

void share_memory([[maybe_unused]] void* bytes, [[maybe_unused]] std::size_t size) {
#ifdef __linux__
  static std::mutex mutex;
  static std::map<size_t, Image> images;
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  auto* own = static_cast<uint8_t*>(bytes);
  if (size == 0 || size % page != 0 || reinterpret_cast<std::uintptr_t>(own) % page != 0) return;
  const std::lock_guard lock(mutex);
  const auto [known, is_first] = images.try_emplace(size);
  if (is_first) known->second = image_of(own, size, page);
  const Image& image = known->second;
  if (!image.bytes) return;
  const auto is_alike = [&](size_t at) {
    return at < size && !is_blank(own + at, page) && std::memcmp(own + at, image.bytes + at, page) == 0;
  };
  for (size_t begin = 0; begin < size; begin += page) {
    size_t end = begin;
    while (is_alike(end)) end += page;
    if (begin == end) continue;
    mmap(own + begin, end - begin, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, image.file,
         static_cast<off_t>(begin));
    begin = end;
  }
#endif
}

}  // namespace pagemill
