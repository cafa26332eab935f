#include "kernels/dispatch.h"

#include <cstdlib>
#include <string_view>

#include "kernels/scalar.h"
#if defined(__x86_64__)
#include "kernels/x86.h"
#endif

namespace pagemill::kernels {

const std::vector<const Kernels*>& runnable() {
  static const std::vector<const Kernels*> sets = [] {
    std::vector<const Kernels*> found;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
      found.push_back(&avx512_vnni_kernels());
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
      found.push_back(&avx2_kernels());
#endif
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
