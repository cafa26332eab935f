#include <algorithm>
#include <climits>
#include <cstring>

#include "kernels/pack.h"
#include "kernels/tables.h"
#include "kernels/x86.h"

// Every function below is compiled for these instructions and is local to this file; headers with
// inline code come before, so that none of it leaks into what runs on other machines.
#pragma GCC push_options
// GCC 12 warns of its own AVX-512 headers.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wpsabi"
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma")
#include <immintrin.h>

namespace pagemill::kernels {
namespace {

// Vectors must stay in registers: small functions are always inlined and loops over registers
// fully unrolled, or GCC keeps the sums in memory (measured: three times slower).
#define INLINE __attribute__((always_inline)) inline
#define UNROLL _Pragma("GCC unroll 16")

constexpr int kLanes = 16;
/// Sequences worked on together: 4 gates × 6 sums fill 24 of the 32 registers.
constexpr int kTile = 6;

int quads(int bytes) { return groups_of(bytes, 4); }

INLINE __m512i broadcast(const uint8_t* quad) {
  int32_t value;
  std::memcpy(&value, quad, 4);
  return _mm512_set1_epi32(value);
}

// --- non-linear functions -------------------------------------------------------------------

/// Value and step of 16 table entries.
struct Looked {
  __m512 value, step;
};

/// Two entries side by side: value, step, value, step.
INLINE __m128 entry_pair(const Tables::Entry* table, const int32_t* at) {
  return _mm_castpd_ps(_mm_loadh_pd(_mm_load_sd(reinterpret_cast<const double*>(table + at[0])),
                                    reinterpret_cast<const double*>(table + at[1])));
}

INLINE __m512 join(__m128 a, __m128 b, __m128 c, __m128 d) {
  const __m256 low = _mm256_insertf128_ps(_mm256_castps128_ps256(a), b, 1);
  const __m256 high = _mm256_insertf128_ps(_mm256_castps128_ps256(c), d, 1);
  return _mm512_insertf32x8(_mm512_castps256_ps512(low), high, 1);
}

INLINE Looked look_up(const Tables::Entry* table, __m512i index) {
  alignas(64) int32_t at[16];
  _mm512_store_si512(at, index);
  __m128 low[4], high[4];
  UNROLL for (int i = 0; i < 4; ++i) {
    low[i] = entry_pair(table, at + 4 * i);
    high[i] = entry_pair(table, at + 4 * i + 2);
  }
  const __m512 lows = join(low[0], low[1], low[2], low[3]);
  const __m512 highs = join(high[0], high[1], high[2], high[3]);
  return {_mm512_shuffle_ps(lows, highs, 0x88), _mm512_shuffle_ps(lows, highs, 0xdd)};
}

/// The table's function for values ≥ 0.
INLINE __m512 tabled(const Tables::Entry* table, __m512 x) {
  const __m512 scaled = _mm512_mul_ps(x, _mm512_set1_ps(kTableStep));
  const __m512 capped = _mm512_min_ps(scaled, _mm512_set1_ps(kTableSize - 1));
  const __m512i index = _mm512_cvttps_epi32(capped);
  const __mmask16 past = _mm512_cmpge_epi32_mask(index, _mm512_set1_epi32(kTableSize - 1));
  const Looked looked = look_up(table, index);
  const __m512 part = _mm512_sub_ps(scaled, _mm512_cvtepi32_ps(index));
  const __m512 between = _mm512_add_ps(looked.value, _mm512_mul_ps(looked.step, part));
  return _mm512_mask_mov_ps(between, past, _mm512_set1_ps(1));
}

INLINE __m512 magnitude(__m512 x) { return _mm512_abs_ps(x); }

INLINE __m512 with_sign_of(__m512 value, __m512 sign) {
  return _mm512_or_ps(value, _mm512_and_ps(sign, _mm512_set1_ps(-0.0f)));
}

struct Exact {
  static INLINE __m512 tanh(__m512 x) {
    return with_sign_of(tabled(tables().tanh.data(), magnitude(x)), x);
  }
  static INLINE __m512 logistic(__m512 x) {
    const __m512 value = tabled(tables().logistic.data(), magnitude(x));
    const __mmask16 negative = _mm512_cmp_ps_mask(x, _mm512_setzero_ps(), _CMP_LT_OQ);
    return _mm512_mask_sub_ps(value, negative, _mm512_set1_ps(1), value);
  }
};

/// exp, relative error below 2e-6 for |x| < 80: 2^n times a polynomial of the rest.
INLINE __m512 exp_of(__m512 x) {
  const __m512 t = _mm512_mul_ps(x, _mm512_set1_ps(1.44269504f));
  const __m512 n = _mm512_roundscale_ps(t, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  const __m512 f = _mm512_sub_ps(t, n);
  // 2^f on [-0.5, 0.5]: Taylor in f·ln 2, six terms.
  __m512 p = _mm512_set1_ps(1.33335581e-3f);
  for (const float c : {9.61812911e-3f, 5.55041087e-2f, 0.240226507f, 0.693147181f, 1.0f})
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(c));
  return _mm512_scalef_ps(p, n);
}

/// 1 / x within 1e-7: an estimate and one Newton step.
INLINE __m512 reciprocal(__m512 x) {
  const __m512 r = _mm512_rcp14_ps(x);
  return _mm512_mul_ps(r, _mm512_fnmadd_ps(x, r, _mm512_set1_ps(2)));
}

struct Fast {
  static INLINE __m512 logistic(__m512 x) {
    const __m512 e = exp_of(_mm512_max_ps(_mm512_sub_ps(_mm512_setzero_ps(), x), _mm512_set1_ps(-80)));
    return reciprocal(_mm512_add_ps(_mm512_min_ps(e, _mm512_set1_ps(1e30f)), _mm512_set1_ps(1)));
  }
  /// tanh(x) = 2 · logistic(2x) − 1
  static INLINE __m512 tanh(__m512 x) {
    return _mm512_fmsub_ps(logistic(_mm512_add_ps(x, x)), _mm512_set1_ps(2), _mm512_set1_ps(1));
  }
};

/// Rounds half away from zero and adds 128.
INLINE __m128i activations(__m512 value) {
  const __m512 scaled = _mm512_mul_ps(value, _mm512_set1_ps(127));
  const __m512 away = with_sign_of(_mm512_set1_ps(0.5f), scaled);
  const __m512i rounded = _mm512_cvttps_epi32(_mm512_add_ps(scaled, away));
  const __m128i bytes = _mm512_cvtsepi32_epi8(rounded);
  return _mm_xor_si128(_mm_max_epi8(bytes, _mm_set1_epi8(-127)), _mm_set1_epi8(-128));
}

// --- products -------------------------------------------------------------------------------

template <int Gates, int Count>
INLINE void accumulate(const uint8_t*& weights, const uint8_t* const* sources, int bytes,
                __m512i (&sums)[Gates][Count]) {
  for (int at = 0; at < bytes; at += 4, weights += Gates * kLanes * 4) {
    __m512i row[Gates];
    UNROLL for (int g = 0; g < Gates; ++g) row[g] = _mm512_load_si512(weights + g * kLanes * 4);
    UNROLL for (int i = 0; i < Count; ++i) {
      const __m512i quad = broadcast(sources[i] + at);
      UNROLL for (int g = 0; g < Gates; ++g) sums[g][i] = _mm512_dpbusd_epi32(sums[g][i], quad, row[g]);
    }
  }
}

INLINE __m512 scaled(__m512i sum, const int32_t* bias, const float* scales) {
  return _mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_add_epi32(sum, _mm512_load_si512(bias))),
                       _mm512_load_ps(scales));
}

template <typename Function, int Count>
void lstm_tile(const Packed& packed, const LstmStep& step, int first, int group) {
  const int depth = quads(packed.inputs) + quads(packed.states);
  const uint8_t* weights = packed.weights.data() + static_cast<size_t>(group) * depth * 4 * kLanes * 4;
  __m512i sums[4][Count];
  UNROLL for (int g = 0; g < 4; ++g)
    UNROLL for (int i = 0; i < Count; ++i) sums[g][i] = _mm512_setzero_si512();
  accumulate<4, Count>(weights, step.input + first, packed.inputs, sums);
  accumulate<4, Count>(weights, step.previous + first, packed.states, sums);
  const int32_t* bias = packed.bias.data() + group * 4 * kLanes;
  const float* scales = packed.scales.data() + group * 4 * kLanes;
  UNROLL for (int i = 0; i < Count; ++i) {
    float* state = step.state[first + i] + group * kLanes;
    const auto gate = [&](int g) { return scaled(sums[g][i], bias + g * kLanes, scales + g * kLanes); };
    __m512 c = _mm512_mul_ps(_mm512_loadu_ps(state), Function::logistic(gate(2)));
    c = _mm512_add_ps(c, _mm512_mul_ps(Function::tanh(gate(0)), Function::logistic(gate(1))));
    c = _mm512_max_ps(_mm512_min_ps(c, _mm512_set1_ps(100)), _mm512_set1_ps(-100));
    _mm512_storeu_ps(state, c);
    const __m512 out = _mm512_mul_ps(Function::tanh(c), Function::logistic(gate(3)));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(step.output[first + i] + group * kLanes), activations(out));
  }
}

template <typename Function>
void lstm_groups(const Packed& packed, const LstmStep& step) {
  for (int group = 0; group < packed.rows / kLanes; ++group) {
    int i = 0;
    for (; i + kTile <= step.count; i += kTile) lstm_tile<Function, kTile>(packed, step, i, group);
    switch (step.count - i) {
      case 5: lstm_tile<Function, 5>(packed, step, i, group); break;
      case 4: lstm_tile<Function, 4>(packed, step, i, group); break;
      case 3: lstm_tile<Function, 3>(packed, step, i, group); break;
      case 2: lstm_tile<Function, 2>(packed, step, i, group); break;
      case 1: lstm_tile<Function, 1>(packed, step, i, group); break;
    }
  }
}

void lstm_step(const Packed& packed, const LstmStep& step, Precision precision) {
  if (precision == Precision::Exact)
    lstm_groups<Exact>(packed, step);
  else
    lstm_groups<Fast>(packed, step);
}

template <int Count>
void dense_tile(const Packed& packed, const uint8_t* const* inputs, float* const* outputs) {
  const uint8_t* weights = packed.weights.data();
  for (int at = 0; at < packed.rows; at += kLanes) {
    __m512i sums[1][Count];
    UNROLL for (int i = 0; i < Count; ++i) sums[0][i] = _mm512_setzero_si512();
    accumulate<1, Count>(weights, inputs, packed.inputs, sums);
    const __mmask16 mask = packed.rows - at >= kLanes ? 0xffff : (1 << (packed.rows - at)) - 1;
    UNROLL for (int i = 0; i < Count; ++i)
      _mm512_mask_storeu_ps(outputs[i] + at, mask,
                            scaled(sums[0][i], packed.bias.data() + at, packed.scales.data() + at));
  }
}

void dense(const Packed& packed, int count, const uint8_t* const* inputs, float* const* outputs) {
  int i = 0;
  for (; i + 8 <= count; i += 8) dense_tile<8>(packed, inputs + i, outputs + i);
  for (; i < count; ++i) dense_tile<1>(packed, inputs + i, outputs + i);
}

// --- convolution ----------------------------------------------------------------------------

void raise(const Packed& packed, const uint8_t* patch, int32_t* pooled) {
  const uint8_t* weights = packed.weights.data();
  for (int at = 0; at < packed.rows; at += kLanes) {
    __m512i sum = _mm512_load_si512(packed.bias.data() + at);
    for (int q = 0; q < 3; ++q, weights += kLanes * 4)
      sum = _mm512_dpbusd_epi32(sum, broadcast(patch + 4 * q), _mm512_load_si512(weights));
    _mm512_storeu_si512(pooled + at, _mm512_max_epi32(_mm512_loadu_si512(pooled + at), sum));
  }
}

void convolve_group(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y,
                    int32_t* pooled, int at) {
  const int width = image.width / pool_x, height = image.height / pool_y;
  const uint8_t* weights = packed.weights.data() + at * kPatch;
  const __m512i w0 = _mm512_load_si512(weights), w1 = _mm512_load_si512(weights + 64),
                w2 = _mm512_load_si512(weights + 128);
  const __m512i bias = _mm512_load_si512(packed.bias.data() + at);
  for (int py = 0; py < height; ++py) {
    const int top = std::max(1, py * pool_y), bottom = std::min(image.height - 1, (py + 1) * pool_y);
    for (int px = 0; px < width; ++px) {
      const int left = std::max(1, px * pool_x), right = std::min(image.width - 1, (px + 1) * pool_x);
      __m512i most = _mm512_set1_epi32(INT_MIN);
      for (int x = left; x < right; ++x) {
        const uint8_t* column = image.pixels + static_cast<ptrdiff_t>(x - 1) * image.stride - 1;
        for (int y = top; y < bottom; ++y) {
          __m512i sum = _mm512_dpbusd_epi32(bias, broadcast(column + y), w0);
          sum = _mm512_dpbusd_epi32(sum, broadcast(column + image.stride + y), w1);
          sum = _mm512_dpbusd_epi32(sum, broadcast(column + 2 * image.stride + y), w2);
          most = _mm512_max_epi32(most, sum);
        }
      }
      _mm512_storeu_si512(pooled + (static_cast<size_t>(py) * width + px) * packed.rows + at, most);
    }
  }
}

void convolve(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y, int32_t* pooled) {
  for (int at = 0; at < packed.rows; at += kLanes)
    convolve_group(packed, image, pool_x, pool_y, pooled, at);
}

template <typename Function>
void tanh_groups(const Packed& packed, int count, const int32_t* sums, uint8_t* const* outputs) {
  for (int i = 0; i < count; ++i) {
    for (int at = 0; at < packed.rows; at += kLanes, sums += kLanes) {
      const __m512 value = _mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_loadu_si512(sums)),
                                         _mm512_load_ps(packed.scales.data() + at));
      _mm_storeu_si128(reinterpret_cast<__m128i*>(outputs[i] + at), activations(Function::tanh(value)));
    }
  }
}

void tanh_rows(const Packed& packed, int count, const int32_t* sums, uint8_t* const* outputs,
               Precision precision) {
  if (precision == Precision::Exact)
    tanh_groups<Exact>(packed, count, sums, outputs);
  else
    tanh_groups<Fast>(packed, count, sums, outputs);
}

// --- softmax --------------------------------------------------------------------------------

void softmax(float* values, int count) {
  const auto mask = [&](int at) -> __mmask16 {
    return count - at >= kLanes ? 0xffff : (1 << (count - at)) - 1;
  };
  __m512 most = _mm512_set1_ps(-1e30f);
  for (int at = 0; at < count; at += kLanes)
    most = _mm512_mask_max_ps(most, mask(at), most, _mm512_maskz_loadu_ps(mask(at), values + at));
  const __m512 top = _mm512_set1_ps(_mm512_reduce_max_ps(most));
  __m512 sum = _mm512_setzero_ps();
  for (int at = 0; at < count; at += kLanes) {
    const __m512 x = _mm512_sub_ps(_mm512_maskz_loadu_ps(mask(at), values + at), top);
    const __m512 e = exp_of(_mm512_max_ps(x, _mm512_set1_ps(-86)));
    sum = _mm512_mask_add_ps(sum, mask(at), sum, e);
    _mm512_mask_storeu_ps(values + at, mask(at), e);
  }
  const __m512 share = _mm512_set1_ps(1 / _mm512_reduce_add_ps(sum));
  for (int at = 0; at < count; at += kLanes)
    _mm512_mask_storeu_ps(values + at, mask(at),
                          _mm512_mul_ps(_mm512_maskz_loadu_ps(mask(at), values + at), share));
}

constexpr Kernels kKernels{
    "avx512-vnni", kLanes, packed_by<kLanes, 4, int8_t>, lstm_step, dense, convolve, raise, tanh_rows, softmax};

}  // namespace

const Kernels& avx512_vnni_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#pragma GCC pop_options
