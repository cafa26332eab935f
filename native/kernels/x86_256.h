#pragma once
// Plain operations on vectors of eight, for the kernel sets that need AVX2 and FMA; see vector.h.

#include <cstdint>
#include <cstring>

#include <immintrin.h>

#include "kernels/kernels.h"
#include "kernels/vector_functions.h"

namespace pagemill::kernels {
namespace {

struct Vectors256 {
  using Floats = __m256;
  using Ints = __m256i;
  static constexpr int kLanes = 8;
  static constexpr int kZeroSource = kZero;

  static INLINE Floats all(float x) { return _mm256_set1_ps(x); }
  static INLINE Ints all_ints(int32_t x) { return _mm256_set1_epi32(x); }
  static INLINE Floats load(const float* from) { return _mm256_loadu_ps(from); }
  static INLINE Ints load(const int32_t* from) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
  }
  static INLINE void store(float* to, Floats x) { _mm256_storeu_ps(to, x); }
  static INLINE void store(int32_t* to, Ints x) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), x);
  }
  static INLINE Ints pinned(Ints x) {
    asm("" : "+x"(x));
    return x;
  }

  static INLINE Ints add(Ints a, Ints b) { return _mm256_add_epi32(a, b); }
  static INLINE Ints most(Ints a, Ints b) { return _mm256_max_epi32(a, b); }
  static INLINE Floats add(Floats a, Floats b) { return _mm256_add_ps(a, b); }
  static INLINE Floats subtract(Floats a, Floats b) { return _mm256_sub_ps(a, b); }
  static INLINE Floats multiply(Floats a, Floats b) { return _mm256_mul_ps(a, b); }
  static INLINE Floats divide(Floats a, Floats b) { return _mm256_div_ps(a, b); }
  static INLINE Floats multiply_add(Floats a, Floats b, Floats c) { return _mm256_fmadd_ps(a, b, c); }
  static INLINE Floats least(Floats a, Floats b) { return _mm256_min_ps(a, b); }
  static INLINE Floats most(Floats a, Floats b) { return _mm256_max_ps(a, b); }

  static INLINE Floats floats(Ints x) { return _mm256_cvtepi32_ps(x); }
  static INLINE Ints truncated(Floats x) { return _mm256_cvttps_epi32(x); }
  /// x · 2^n, n being in the lowest bits of `shifted`.
  static INLINE Floats add_to_exponent(Floats x, Floats shifted) {
    const Ints exponent = _mm256_slli_epi32(_mm256_castps_si256(shifted), 23);
    return _mm256_castsi256_ps(add(_mm256_castps_si256(x), exponent));
  }

  static INLINE Floats magnitude(Floats x) { return _mm256_andnot_ps(all(-0.0f), x); }
  static INLINE Floats with_sign_of(Floats value, Floats sign) {
    return _mm256_or_ps(value, _mm256_and_ps(sign, all(-0.0f)));
  }
  static INLINE Floats where_negative(Floats x, Floats then, Floats otherwise) {
    return _mm256_blendv_ps(otherwise, then, x);
  }

  struct Looked {
    Floats value, step;
  };
  /// Scalar loads, which beat gathers (measured).
  static INLINE Looked look_up(const Tables::Entry* table, Ints index) {
    alignas(32) int32_t at[8];
    _mm256_store_si256(reinterpret_cast<__m256i*>(at), index);
    const Floats lows = joined(entry_pair(table, at), entry_pair(table, at + 4));
    const Floats highs = joined(entry_pair(table, at + 2), entry_pair(table, at + 6));
    return {_mm256_shuffle_ps(lows, highs, 0x88), _mm256_shuffle_ps(lows, highs, 0xdd)};
  }

  /// round(127 · x), half away from zero, + 128: eight bytes.
  static INLINE void store_activations(uint8_t* to, Floats value) {
    const Floats scaled = multiply(value, all(127));
    const Ints rounded = truncated(add(scaled, with_sign_of(all(0.5f), scaled)));
    const __m128i words =
        _mm_packs_epi32(_mm256_castsi256_si128(rounded), _mm256_extracti128_si256(rounded, 1));
    const __m128i bytes = _mm_max_epi8(_mm_packs_epi16(words, words), _mm_set1_epi8(-127));
    _mm_storel_epi64(reinterpret_cast<__m128i*>(to), _mm_xor_si128(bytes, _mm_set1_epi8(-128)));
  }

 private:
  /// Two entries side by side: value, step, value, step.
  static INLINE __m128 entry_pair(const Tables::Entry* table, const int32_t* at) {
    return _mm_castpd_ps(_mm_loadh_pd(_mm_load_sd(reinterpret_cast<const double*>(table + at[0])),
                                      reinterpret_cast<const double*>(table + at[1])));
  }
  static INLINE Floats joined(__m128 low, __m128 high) {
    return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
  }
};

}  // namespace
}  // namespace pagemill::kernels
