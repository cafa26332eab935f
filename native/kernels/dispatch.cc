#include "kernels/dispatch.h"

#include <cstdlib>
#include <string_view>

#include "kernels/scalar.h"
#if defined(__x86_64__)
#include <cpuid.h>

#include "kernels/x86.h"
#if PAGEMILL_HAS_AMX
#include <sys/syscall.h>
#include <unistd.h>
#endif
#elif defined(__aarch64__)
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif

#include "kernels/arm64.h"
#endif

namespace pagemill::kernels {
namespace {

using Sets = std::vector<const Kernels*>;

#if defined(__x86_64__)

/// Leaf 7, subleaf 1; compilers' own checks are too young to rely on.
bool has_avx_vnni() {
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  return __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) && (eax & 1u << 4);
}

#if PAGEMILL_HAS_AMX
/// Tiles are 8 KB of registers, for which Linux wants to be asked once a process. It refuses where it is
/// older than 5.16, where a filter of system calls does, and where a thread has a stack for signals
/// that is too small for them.
bool may_use_tiles() {
  constexpr unsigned kTiles = 1u << 24, kInt8 = 1u << 25;
  unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
  if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || !(edx & kTiles) || !(edx & kInt8)) return false;
  constexpr long kAskFor = 0x1023, kTileData = 18;  // ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA
  return syscall(SYS_arch_prctl, kAskFor, kTileData) == 0;
}
#endif

void add_vector_sets(Sets& sets) {
  const bool avx512 = __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512vl");
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool avx512_vnni = avx512 && __builtin_cpu_supports("avx512vnni");
#if PAGEMILL_HAS_AMX
  if (avx512_vnni && may_use_tiles()) sets.push_back(&amx_int8_kernels());
#endif
  if (avx512_vnni) sets.push_back(&avx512_vnni_kernels());
  if (avx2 && has_avx_vnni()) sets.push_back(&avx_vnni_kernels());
  if (avx512) sets.push_back(&avx512_bw_kernels());
  if (avx2) sets.push_back(&avx2_kernels());
}

#elif defined(__aarch64__)

bool has_dot_products() {
#if defined(__linux__)
  return getauxval(AT_HWCAP) & HWCAP_ASIMDDP;
#elif defined(__APPLE__)
  int found = 0;
  size_t size = sizeof found;
  return sysctlbyname("hw.optional.arm.FEAT_DotProd", &found, &size, nullptr, 0) == 0 && found;
#else
  return false;
#endif
}

void add_vector_sets(Sets& sets) {
  if (has_dot_products()) sets.push_back(&neon_dotprod_kernels());
  sets.push_back(&neon_kernels());
}

#else

void add_vector_sets(Sets&) {}

#endif

}  // namespace

const std::vector<const Kernels*>& runnable() {
  static const Sets sets = [] {
    Sets found;
    add_vector_sets(found);
    found.push_back(&scalar_kernels());
    return found;
  }();
  return sets;
}

const Kernels& chosen() {
  static const Kernels& set = []() -> const Kernels& {
    const char* wanted = std::getenv("PAGEMILL_KERNELS");
    if (wanted)
      for (const Kernels* kernels : runnable())
        if (std::string_view(kernels->name) == wanted) return *kernels;
    return *runnable().front();
  }();
  return set;
}

}  // namespace pagemill::kernels
