#include "kernels/arm64.h"
#include "kernels/beforehand.h"

// What follows is compiled for these instructions and is local to this file.
#include <arm_neon.h>
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("arch=armv8.2-a+dotprod")
#endif
#include "kernels/neon_128.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

struct NeonDotprod : Vectors128 {
  /// 4 gates × 6 sums, six sources and a weight: 31 of the 32 registers.
  static constexpr int kTile = 6;

  static INLINE Ints dot(Ints sum, Sources sources, Weights weights) {
    // vdotq_s32, which Clang before 16 hides from single functions.
    asm("sdot %0.4s, %1.16b, %2.16b" : "+w"(sum) : "w"(sources), "w"(weights));
    return sum;
  }
};

constexpr Kernels kKernels = VectorKernels<NeonDotprod>::named("neon-dotprod");

}  // namespace

const Kernels& neon_dotprod_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
