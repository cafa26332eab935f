#pragma once
// Operations on vectors of four, for the kernel sets of arm64; see vector.h. Activations become
// signed numbers, for which there are products.

#include <arm_neon.h>

#include "kernels/vector_functions.h"

namespace pagemill::kernels {
namespace {

struct Vectors128 {
  using Floats = float32x4_t;
  using Ints = int32x4_t;
  static constexpr int kLanes = 4;
  static constexpr int kDepth = 4;
  using Weight = int8_t;
  using Source = int8_t;
  using Weights = int8x16_t;
  using Sources = int8x16_t;
  /// What stands for zero among sources.
  static constexpr int kZeroSource = 0;

  static INLINE void prepare(const uint8_t* from, int count, int8_t* to) {
    for (int i = 0; i < count; ++i) to[i] = static_cast<int8_t>(from[i] ^ 0x80);
    for (int i = count; i % 4 != 0; ++i) to[i] = 0;
  }
  static INLINE Sources sources_at(const int8_t* quad) {
    int32_t value;
    std::memcpy(&value, quad, 4);
    return vreinterpretq_s8_s32(vdupq_n_s32(value));
  }
  static INLINE void column_at(const uint8_t* pixels, Sources (&sources)[1]) {
    uint32_t four;
    std::memcpy(&four, pixels, 4);
    sources[0] = vreinterpretq_s8_u32(vdupq_n_u32(four ^ 0x80808080));
  }
  static INLINE Weights weights_at(const int8_t* weights) { return vld1q_s8(weights); }

  static INLINE Floats all(float x) { return vdupq_n_f32(x); }
  static INLINE Ints all_ints(int32_t x) { return vdupq_n_s32(x); }
  static INLINE Floats load(const float* from) { return vld1q_f32(from); }
  static INLINE Ints load(const int32_t* from) { return vld1q_s32(from); }
  static INLINE void store(float* to, Floats x) { vst1q_f32(to, x); }
  static INLINE void store(int32_t* to, Ints x) { vst1q_s32(to, x); }
  static INLINE Ints pinned(Ints x) {
    asm("" : "+w"(x));
    return x;
  }

  static INLINE Ints add(Ints a, Ints b) { return vaddq_s32(a, b); }
  static INLINE Ints most(Ints a, Ints b) { return vmaxq_s32(a, b); }
  static INLINE Floats add(Floats a, Floats b) { return vaddq_f32(a, b); }
  static INLINE Floats subtract(Floats a, Floats b) { return vsubq_f32(a, b); }
  static INLINE Floats multiply(Floats a, Floats b) { return vmulq_f32(a, b); }
  static INLINE Floats divide(Floats a, Floats b) { return vdivq_f32(a, b); }
  static INLINE Floats multiply_add(Floats a, Floats b, Floats c) { return vfmaq_f32(c, a, b); }
  static INLINE Floats least(Floats a, Floats b) { return vminq_f32(a, b); }
  static INLINE Floats most(Floats a, Floats b) { return vmaxq_f32(a, b); }

  static INLINE Floats floats(Ints x) { return vcvtq_f32_s32(x); }
  static INLINE Ints truncated(Floats x) { return vcvtq_s32_f32(x); }
  /// x · 2^n, n being in the lowest bits of `shifted`.
  static INLINE Floats add_to_exponent(Floats x, Floats shifted) {
    const Ints exponent = vshlq_n_s32(vreinterpretq_s32_f32(shifted), 23);
    return vreinterpretq_f32_s32(add(vreinterpretq_s32_f32(x), exponent));
  }

  static INLINE Floats magnitude(Floats x) { return vabsq_f32(x); }
  static INLINE Floats with_sign_of(Floats value, Floats sign) {
    return vbslq_f32(vdupq_n_u32(0x80000000), sign, value);
  }
  static INLINE Floats where_negative(Floats x, Floats then, Floats otherwise) {
    return vbslq_f32(vcltzq_s32(vreinterpretq_s32_f32(x)), then, otherwise);
  }

  struct Looked {
    Floats value, step;
  };
  static INLINE Looked look_up(const Tables::Entry* table, Ints index) {
    const Floats low = vcombine_f32(entry(table + vgetq_lane_s32(index, 0)),
                                    entry(table + vgetq_lane_s32(index, 1)));
    const Floats high = vcombine_f32(entry(table + vgetq_lane_s32(index, 2)),
                                     entry(table + vgetq_lane_s32(index, 3)));
    return {vuzp1q_f32(low, high), vuzp2q_f32(low, high)};
  }

  /// round(127 · x), half away from zero, + 128: four bytes.
  static INLINE void store_activations(uint8_t* to, Floats value) {
    const Floats scaled = multiply(value, all(127));
    const Ints rounded = truncated(add(scaled, with_sign_of(all(0.5f), scaled)));
    const int16x4_t words = vqmovn_s32(rounded);
    const int8x8_t bytes = vmax_s8(vqmovn_s16(vcombine_s16(words, words)), vdup_n_s8(-127));
    const uint32_t four = vget_lane_u32(vreinterpret_u32_s8(bytes), 0) ^ 0x80808080;
    std::memcpy(to, &four, 4);
  }

 private:
  static INLINE float32x2_t entry(const Tables::Entry* at) { return vld1_f32(&at->value); }
};

}  // namespace
}  // namespace pagemill::kernels
