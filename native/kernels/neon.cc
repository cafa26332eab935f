#include "kernels/arm64.h"
#include "kernels/beforehand.h"

// After what it builds on:
#include "kernels/neon_128.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

struct Neon : Vectors128 {
  /// 4 gates × 5 sums, five sources, a weight and products: 29 of the 32 registers.
  static constexpr int kTile = 5;

  /// Two products of 127 · 128 fit into 16 bits, four into two halves of it.
  static INLINE Ints dot(Ints sum, Sources sources, Weights weights) {
    const int16x8_t low = vmull_s8(vget_low_s8(sources), vget_low_s8(weights));
    const int16x8_t high = vmull_high_s8(sources, weights);
    return vpadalq_s16(sum, vpaddq_s16(low, high));
  }
};

constexpr Kernels kKernels = VectorKernels<Neon>::named("neon");

}  // namespace

const Kernels& neon_kernels() { return kKernels; }

}  // namespace pagemill::kernels
