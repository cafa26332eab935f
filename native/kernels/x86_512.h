#pragma once
// Plain operations on vectors of sixteen, for the kernel sets that need AVX-512 F, BW, DQ and VL;
// see vector.h.

#include <cstdint>
#include <cstring>

#include <immintrin.h>

#include "kernels/kernels.h"
#include "kernels/vector_functions.h"

namespace pagemill::kernels {
namespace {

struct Vectors512 {
  using Floats = __m512;
  using Ints = __m512i;
  static constexpr int kLanes = 16;
  static constexpr int kZeroSource = kZero;
  /// 4 gates × 6 sums fill 24 of the 32 registers.
  static constexpr int kTile = 6;

  static INLINE Floats all(float x) { return _mm512_set1_ps(x); }
  static INLINE Ints all_ints(int32_t x) { return _mm512_set1_epi32(x); }
  static INLINE Floats load(const float* from) { return _mm512_loadu_ps(from); }
  static INLINE Ints load(const int32_t* from) { return _mm512_loadu_si512(from); }
  static INLINE void store(float* to, Floats x) { _mm512_storeu_ps(to, x); }
  static INLINE void store(int32_t* to, Ints x) { _mm512_storeu_si512(to, x); }
  static INLINE Ints pinned(Ints x) {
    asm("" : "+v"(x));
    return x;
  }

  static INLINE Ints add(Ints a, Ints b) { return _mm512_add_epi32(a, b); }
  static INLINE Ints most(Ints a, Ints b) { return _mm512_max_epi32(a, b); }
  static INLINE Floats add(Floats a, Floats b) { return _mm512_add_ps(a, b); }
  static INLINE Floats subtract(Floats a, Floats b) { return _mm512_sub_ps(a, b); }
  static INLINE Floats multiply(Floats a, Floats b) { return _mm512_mul_ps(a, b); }
  static INLINE Floats divide(Floats a, Floats b) { return _mm512_div_ps(a, b); }
  static INLINE Floats multiply_add(Floats a, Floats b, Floats c) { return _mm512_fmadd_ps(a, b, c); }
  static INLINE Floats least(Floats a, Floats b) { return _mm512_min_ps(a, b); }
  static INLINE Floats most(Floats a, Floats b) { return _mm512_max_ps(a, b); }

  static INLINE Floats floats(Ints x) { return _mm512_cvtepi32_ps(x); }
  static INLINE Ints truncated(Floats x) { return _mm512_cvttps_epi32(x); }
  /// What is left of x beside the nearest whole number.
  static INLINE Floats fraction(Floats x) { return _mm512_reduce_ps(x, _MM_FROUND_TO_NEAREST_INT); }
  /// x · 2^n, n being whole; 0 where that is too little for a number.
  static INLINE Floats scaled(Floats x, Floats n) { return _mm512_scalef_ps(x, n); }

  static INLINE Floats magnitude(Floats x) { return _mm512_abs_ps(x); }
  static INLINE Floats with_sign_of(Floats value, Floats sign) {
    return _mm512_or_ps(value, _mm512_and_ps(sign, all(-0.0f)));
  }
  static INLINE Floats where_negative(Floats x, Floats then, Floats otherwise) {
    return _mm512_mask_mov_ps(otherwise, _mm512_movepi32_mask(_mm512_castps_si512(x)), then);
  }

  struct Looked {
    Floats value, step;
  };
  /// Scalar loads, which beat gathers (measured).
  static INLINE Looked look_up(const Tables::Entry* table, Ints index) {
    alignas(64) int32_t at[16];
    _mm512_store_si512(at, index);
    __m128 low[4], high[4];
    UNROLL for (int i = 0; i < 4; ++i) {
      low[i] = entry_pair(table, at + 4 * i);
      high[i] = entry_pair(table, at + 4 * i + 2);
    }
    const Floats lows = joined(low), highs = joined(high);
    return {_mm512_shuffle_ps(lows, highs, 0x88), _mm512_shuffle_ps(lows, highs, 0xdd)};
  }

  /// round(127 · x), half away from zero, + 128: sixteen bytes.
  static INLINE void store_activations(uint8_t* to, Floats value) {
    const Floats scaled = multiply(value, all(127));
    const Ints rounded = truncated(add(scaled, with_sign_of(all(0.5f), scaled)));
    const __m128i bytes = _mm_max_epi8(_mm512_cvtsepi32_epi8(rounded), _mm_set1_epi8(-127));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_xor_si128(bytes, _mm_set1_epi8(-128)));
  }

 private:
  /// Two entries side by side: value, step, value, step.
  static INLINE __m128 entry_pair(const Tables::Entry* table, const int32_t* at) {
    return _mm_castpd_ps(_mm_loadh_pd(_mm_load_sd(reinterpret_cast<const double*>(table + at[0])),
                                      reinterpret_cast<const double*>(table + at[1])));
  }
  static INLINE Floats joined(const __m128 (&quarters)[4]) {
    const __m256 low = _mm256_insertf128_ps(_mm256_castps128_ps256(quarters[0]), quarters[1], 1);
    const __m256 high = _mm256_insertf128_ps(_mm256_castps128_ps256(quarters[2]), quarters[3], 1);
    return _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
  }
};

}  // namespace
}  // namespace pagemill::kernels
