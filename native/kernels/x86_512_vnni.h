#pragma once
// Products of bytes over vectors of sixteen (vpdpbusd), for the kernel sets that need AVX-512 VNNI;
// included like x86_512.h within a file's own instructions.

#include "kernels/x86_512.h"
#include "kernels/x86_sources.h"

namespace pagemill::kernels {
namespace {

struct Avx512Vnni : QuadSources<Vectors512> {
  using Weights = __m512i;

  /// A layer's inputs are some dozens: a call of memcpy costs more than it moves.
  static INLINE void prepare(const uint8_t* from, int count, uint8_t* to) {
    for (; count >= 64; count -= 64, from += 64, to += 64)
      _mm512_storeu_si512(to, _mm512_loadu_si512(from));
    if (count == 0) return;
    const __m512i rest = _mm512_maskz_loadu_epi8(~uint64_t{0} >> (64 - count), from);
    _mm512_mask_storeu_epi32(to, static_cast<__mmask16>(0xffff >> (16 - (count + 3) / 4)), rest);
  }
  static INLINE Weights weights_at(const int8_t* weights) { return _mm512_load_si512(weights); }
  static INLINE Ints dot(Ints sum, Sources sources, Weights weights) {
    return _mm512_dpbusd_epi32(sum, sources, weights);
  }
};

}  // namespace
}  // namespace pagemill::kernels
