// Compares kernel sets with the scalar one, as a program without Node: for other processors'
// emulators, see scripts/test-neon.sh. Ends with 0 when all are equal. -DSET=x_kernels adds a set
// that the processor does not announce.
#include <cstdio>
#include <string>

#include "binding/self_check.h"
#include "kernels/dispatch.h"

#if defined(SET)
namespace pagemill::kernels {
const Kernels& SET();
}
#endif

int main() {
  using namespace pagemill;
  auto sets = kernels::runnable();
#if defined(SET)
  sets.push_back(&kernels::SET());
#endif
  bool equal = true;
  for (const kernels::Kernels* set : sets) {
    const auto differences = differences_of(*set);
    std::printf("%s: %s\n", set->name, differences.empty() ? "equal" : "differs");
    for (const auto& difference : differences) std::printf("  %s\n", difference.c_str());
    equal &= differences.empty();
  }
  return equal ? 0 : 1;
}
