#include "kernels/beforehand.h"
#include "kernels/x86.h"

// What follows is compiled for these instructions and is local to this file.
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC diagnostic ignored "-Wpsabi"
// GCC 12 warns of its own AVX-512 headers.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma")
#endif
#include "kernels/x86_512.h"
#include "kernels/x86_sources.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

struct Avx512Bw : PairSources<Vectors512> {
  using Weights = __m512i;

  static INLINE void prepare(const uint8_t* from, int count, int16_t* to) {
    int i = 0;
    for (; i + 32 <= count; i += 32)
      _mm512_storeu_si512(
          to + i,
          _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + i))));
    for (; i < count; ++i) to[i] = from[i];
    if (count % 2) to[count] = 0;
  }
  static INLINE Weights weights_at(const int16_t* weights) { return _mm512_load_si512(weights); }
  static INLINE Ints dot(Ints sum, Sources sources, Weights weights) {
    const Ints products = _mm512_madd_epi16(sources, weights);
    asm("vpaddd %1, %0, %0" : "+v"(sum) : "v"(products));
    return sum;
  }
};

constexpr Kernels kKernels = VectorKernels<Avx512Bw>::named("avx512-bw");

}  // namespace

const Kernels& avx512_bw_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
