#include "kernels/beforehand.h"
#include "kernels/x86.h"

// What follows is compiled for these instructions and is local to this file.
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx2,fma,avxvnni"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC diagnostic ignored "-Wpsabi"
#pragma GCC target("avx2,fma,avxvnni")
#endif
#include "kernels/x86_256.h"
#include "kernels/x86_sources.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

struct AvxVnni : QuadSources<Vectors256> {
  /// 4 gates × 3 sums, three sources and a weight fill the 16 registers.
  static constexpr int kTile = 3;
  using Weights = __m256i;

  static INLINE Weights weights_at(const int8_t* weights) { return _mm256_load_si256(reinterpret_cast<const __m256i*>(weights)); }
  static INLINE Ints dot(Ints sum, Sources sources, Weights weights) {
    return _mm256_dpbusd_avx_epi32(sum, sources, weights);
  }
};

constexpr Kernels kKernels = VectorKernels<AvxVnni>::named("avx-vnni");

}  // namespace

const Kernels& avx_vnni_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
