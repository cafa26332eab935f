#include <algorithm>
#include <climits>
#include <cstring>

#include "kernels/pack.h"
#include "kernels/tables.h"
#include "kernels/x86.h"

// Every function below is compiled for these instructions and is local to this file; headers with
// inline code come before, so that none of it leaks into what runs on other machines.
#pragma GCC push_options
#pragma GCC diagnostic ignored "-Wpsabi"
#pragma GCC target("avx2,fma")
#include <immintrin.h>

namespace pagemill::kernels {
namespace {

// Vectors must stay in registers: see avx512_vnni.cc.
#define INLINE __attribute__((always_inline)) inline
#define UNROLL _Pragma("GCC unroll 16")

constexpr int kLanes = 8;
/// Sequences worked on together: 4 gates × 3 sums fill 12 of the 16 registers.
constexpr int kTile = 3;

/// 16-bit weights, so that vpmaddwd (pairs of products, 32-bit sums) cannot overflow.
int pairs(int bytes) { return groups_of(bytes, 2); }

/// Activations as 16-bit numbers, an odd one out followed by 0.
INLINE void widen(const uint8_t* from, int count, int16_t* to) {
  int i = 0;
  for (; i + 16 <= count; i += 16)
    _mm256_storeu_si256(
        reinterpret_cast<__m256i*>(to + i),
        _mm256_cvtepu8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i))));
  for (; i < count; ++i) to[i] = from[i];
  if (count % 2) to[count] = 0;
}

INLINE __m256i broadcast(const int16_t* pair) {
  int32_t value;
  std::memcpy(&value, pair, 4);
  return _mm256_set1_epi32(value);
}

INLINE __m256i weights_at(const int16_t* weights) {
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(weights));
}

// --- non-linear functions -------------------------------------------------------------------

/// Two entries side by side: value, step, value, step.
INLINE __m128 entry_pair(const Tables::Entry* table, const int32_t* at) {
  return _mm_castpd_ps(_mm_loadh_pd(_mm_load_sd(reinterpret_cast<const double*>(table + at[0])),
                                    reinterpret_cast<const double*>(table + at[1])));
}

INLINE __m256 join(__m128 low, __m128 high) {
  return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
}

INLINE __m256 magnitude(__m256 x) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x); }

INLINE __m256 with_sign_of(__m256 value, __m256 sign) {
  return _mm256_or_ps(value, _mm256_and_ps(sign, _mm256_set1_ps(-0.0f)));
}

/// The table's function for values ≥ 0.
INLINE __m256 tabled(const Tables::Entry* table, __m256 x) {
  const __m256 scaled = _mm256_mul_ps(x, _mm256_set1_ps(kTableStep));
  const __m256 capped = _mm256_min_ps(scaled, _mm256_set1_ps(kTableSize - 1));
  const __m256i index = _mm256_cvttps_epi32(capped);
  const __m256i past = _mm256_cmpgt_epi32(index, _mm256_set1_epi32(kTableSize - 2));
  alignas(32) int32_t at[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(at), index);
  const __m256 lows = join(entry_pair(table, at), entry_pair(table, at + 4));
  const __m256 highs = join(entry_pair(table, at + 2), entry_pair(table, at + 6));
  const __m256 value = _mm256_shuffle_ps(lows, highs, 0x88);
  const __m256 step = _mm256_shuffle_ps(lows, highs, 0xdd);
  const __m256 part = _mm256_sub_ps(scaled, _mm256_cvtepi32_ps(index));
  const __m256 between = _mm256_add_ps(value, _mm256_mul_ps(step, part));
  return _mm256_blendv_ps(between, _mm256_set1_ps(1), _mm256_castsi256_ps(past));
}

struct Exact {
  static INLINE __m256 tanh(__m256 x) {
    return with_sign_of(tabled(tables().tanh.data(), magnitude(x)), x);
  }
  static INLINE __m256 logistic(__m256 x) {
    const __m256 value = tabled(tables().logistic.data(), magnitude(x));
    const __m256 negative = _mm256_cmp_ps(x, _mm256_setzero_ps(), _CMP_LT_OQ);
    return _mm256_blendv_ps(value, _mm256_sub_ps(_mm256_set1_ps(1), value), negative);
  }
};

/// exp, relative error below 2e-6 for |x| < 87: 2^n times a polynomial of the rest.
INLINE __m256 exp_of(__m256 x) {
  const __m256 t = _mm256_mul_ps(x, _mm256_set1_ps(1.44269504f));
  const __m256 n = _mm256_round_ps(t, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  const __m256 f = _mm256_sub_ps(t, n);
  // 2^f on [-0.5, 0.5]: Taylor in f·ln 2, six terms.
  __m256 p = _mm256_set1_ps(1.33335581e-3f);
  for (const float c : {9.61812911e-3f, 5.55041087e-2f, 0.240226507f, 0.693147181f, 1.0f})
    p = _mm256_fmadd_ps(p, f, _mm256_set1_ps(c));
  const __m256i exponent = _mm256_slli_epi32(_mm256_cvtps_epi32(n), 23);
  return _mm256_castsi256_ps(_mm256_add_epi32(_mm256_castps_si256(p), exponent));
}

/// 1 / x within 1e-6: an estimate and one Newton step.
INLINE __m256 reciprocal(__m256 x) {
  const __m256 r = _mm256_rcp_ps(x);
  return _mm256_mul_ps(r, _mm256_fnmadd_ps(x, r, _mm256_set1_ps(2)));
}

struct Fast {
  static INLINE __m256 logistic(__m256 x) {
    const __m256 negated = _mm256_sub_ps(_mm256_setzero_ps(), x);
    const __m256 bounded =
        _mm256_min_ps(_mm256_max_ps(negated, _mm256_set1_ps(-60)), _mm256_set1_ps(60));
    return reciprocal(_mm256_add_ps(exp_of(bounded), _mm256_set1_ps(1)));
  }
  /// tanh(x) = 2 · logistic(2x) − 1
  static INLINE __m256 tanh(__m256 x) {
    return _mm256_fmsub_ps(logistic(_mm256_add_ps(x, x)), _mm256_set1_ps(2), _mm256_set1_ps(1));
  }
};

/// Rounds half away from zero and adds 128: eight bytes.
INLINE void store_activations(uint8_t* to, __m256 value) {
  const __m256 scaled = _mm256_mul_ps(value, _mm256_set1_ps(127));
  const __m256 away = with_sign_of(_mm256_set1_ps(0.5f), scaled);
  const __m256i rounded = _mm256_cvttps_epi32(_mm256_add_ps(scaled, away));
  const __m128i words =
      _mm_packs_epi32(_mm256_castsi256_si128(rounded), _mm256_extracti128_si256(rounded, 1));
  const __m128i bytes = _mm_packs_epi16(words, words);
  const __m128i result = _mm_xor_si128(_mm_max_epi8(bytes, _mm_set1_epi8(-127)), _mm_set1_epi8(-128));
  _mm_storel_epi64(reinterpret_cast<__m128i*>(to), result);
}

// --- products -------------------------------------------------------------------------------

template <int Gates, int Count>
INLINE void accumulate(const int16_t* weights, const int16_t* const (&sources)[Count], int count,
                       __m256i (&sums)[Gates][Count]) {
  for (int p = 0; p < count; ++p, weights += Gates * kLanes * 2) {
    __m256i pair[Count];
    UNROLL for (int i = 0; i < Count; ++i) pair[i] = broadcast(sources[i] + 2 * p);
    UNROLL for (int g = 0; g < Gates; ++g) {
      const __m256i row = weights_at(weights + g * kLanes * 2);
      UNROLL for (int i = 0; i < Count; ++i)
        sums[g][i] = _mm256_add_epi32(sums[g][i], _mm256_madd_epi16(pair[i], row));
    }
  }
}

INLINE __m256 scaled(__m256i sum, const int32_t* bias, const float* scales) {
  const __m256i with_bias =
      _mm256_add_epi32(sum, _mm256_load_si256(reinterpret_cast<const __m256i*>(bias)));
  return _mm256_mul_ps(_mm256_cvtepi32_ps(with_bias), _mm256_load_ps(scales));
}

template <typename Function, int Count>
void lstm_tile(const Packed& packed, const LstmStep& step, int first) {
  alignas(32) int16_t wide[Count][kMostInputs];
  const int input_pairs = pairs(packed.inputs), depth = input_pairs + pairs(packed.states);
  const int16_t* sources[Count];
  for (int i = 0; i < Count; ++i) {
    widen(step.input[first + i], packed.inputs, wide[i]);
    widen(step.previous[first + i], packed.states, wide[i] + 2 * input_pairs);
    sources[i] = wide[i];
  }
  const auto* weights = reinterpret_cast<const int16_t*>(packed.weights.data());
  for (int group = 0; group < packed.rows / kLanes; ++group) {
    __m256i sums[4][Count];
    UNROLL for (int g = 0; g < 4; ++g)
      UNROLL for (int i = 0; i < Count; ++i) sums[g][i] = _mm256_setzero_si256();
    accumulate<4, Count>(weights + static_cast<size_t>(group) * depth * 4 * kLanes * 2, sources, depth,
                         sums);
    const int32_t* bias = packed.bias.data() + group * 4 * kLanes;
    const float* scales = packed.scales.data() + group * 4 * kLanes;
    UNROLL for (int i = 0; i < Count; ++i) {
      float* state = step.state[first + i] + group * kLanes;
      const auto gate = [&](int g) __attribute__((always_inline)) {
        return scaled(sums[g][i], bias + g * kLanes, scales + g * kLanes);
      };
      __m256 c = _mm256_mul_ps(_mm256_loadu_ps(state), Function::logistic(gate(2)));
      c = _mm256_add_ps(c, _mm256_mul_ps(Function::tanh(gate(0)), Function::logistic(gate(1))));
      c = _mm256_max_ps(_mm256_min_ps(c, _mm256_set1_ps(100)), _mm256_set1_ps(-100));
      _mm256_storeu_ps(state, c);
      store_activations(step.output[first + i] + group * kLanes,
                        _mm256_mul_ps(Function::tanh(c), Function::logistic(gate(3))));
    }
  }
}

template <typename Function>
void lstm_sequences(const Packed& packed, const LstmStep& step) {
  int i = 0;
  for (; i + kTile <= step.count; i += kTile) lstm_tile<Function, kTile>(packed, step, i);
  if (step.count - i == 2) lstm_tile<Function, 2>(packed, step, i);
  if (step.count - i == 1) lstm_tile<Function, 1>(packed, step, i);
}

void lstm_step(const Packed& packed, const LstmStep& step, Precision precision) {
  if (precision == Precision::Exact)
    lstm_sequences<Exact>(packed, step);
  else
    lstm_sequences<Fast>(packed, step);
}

template <int Count>
void dense_tile(const Packed& packed, const uint8_t* const* inputs, float* const* outputs) {
  alignas(32) int16_t wide[Count][kMostInputs];
  const int16_t* sources[Count];
  for (int i = 0; i < Count; ++i) {
    widen(inputs[i], packed.inputs, wide[i]);
    sources[i] = wide[i];
  }
  const int depth = pairs(packed.inputs);
  const auto* weights = reinterpret_cast<const int16_t*>(packed.weights.data());
  for (int at = 0; at < packed.rows; at += kLanes, weights += static_cast<size_t>(depth) * kLanes * 2) {
    __m256i sums[1][Count];
    UNROLL for (int i = 0; i < Count; ++i) sums[0][i] = _mm256_setzero_si256();
    accumulate<1, Count>(weights, sources, depth, sums);
    UNROLL for (int i = 0; i < Count; ++i) {
      const __m256 value = scaled(sums[0][i], packed.bias.data() + at, packed.scales.data() + at);
      if (packed.rows - at >= kLanes) {
        _mm256_storeu_ps(outputs[i] + at, value);
      } else {
        alignas(32) float rest[kLanes];
        _mm256_store_ps(rest, value);
        std::copy_n(rest, packed.rows - at, outputs[i] + at);
      }
    }
  }
}

void dense(const Packed& packed, int count, const uint8_t* const* inputs, float* const* outputs) {
  int i = 0;
  for (; i + 8 <= count; i += 8) dense_tile<8>(packed, inputs + i, outputs + i);
  for (; i < count; ++i) dense_tile<1>(packed, inputs + i, outputs + i);
}

// --- convolution ----------------------------------------------------------------------------

/// Four pixels of a column as two pairs.
struct Column {
  __m256i first, second;
};

INLINE Column column_at(const uint8_t* pixels) {
  uint32_t four;
  std::memcpy(&four, pixels, 4);
  return {_mm256_set1_epi32(static_cast<int>((four & 0xff) | (four & 0xff00) << 8)),
          _mm256_set1_epi32(static_cast<int>((four >> 16 & 0xff) | (four >> 24) << 16))};
}

INLINE __m256i with_column(__m256i sum, const Column& column, const __m256i (&weights)[2]) {
  sum = _mm256_add_epi32(sum, _mm256_madd_epi16(column.first, weights[0]));
  return _mm256_add_epi32(sum, _mm256_madd_epi16(column.second, weights[1]));
}

/// Weights of eight rows for the three columns of a patch.
struct PatchWeights {
  __m256i columns[3][2];
  __m256i bias;
};

INLINE PatchWeights patch_weights(const Packed& packed, int at) {
  const auto* weights = reinterpret_cast<const int16_t*>(packed.weights.data()) + at * kPatch;
  PatchWeights patch;
  UNROLL for (int c = 0; c < 3; ++c)
    UNROLL for (int p = 0; p < 2; ++p)
      patch.columns[c][p] = weights_at(weights + (2 * c + p) * kLanes * 2);
  patch.bias = _mm256_load_si256(reinterpret_cast<const __m256i*>(packed.bias.data() + at));
  return patch;
}

void raise(const Packed& packed, const uint8_t* patch, int32_t* pooled) {
  for (int at = 0; at < packed.rows; at += kLanes) {
    const PatchWeights weights = patch_weights(packed, at);
    __m256i sum = weights.bias;
    UNROLL for (int c = 0; c < 3; ++c)
      sum = with_column(sum, column_at(patch + 4 * c), weights.columns[c]);
    auto* target = reinterpret_cast<__m256i*>(pooled + at);
    _mm256_storeu_si256(target, _mm256_max_epi32(_mm256_loadu_si256(target), sum));
  }
}

void convolve_group(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y,
                    int32_t* pooled, int at) {
  const int width = image.width / pool_x, height = image.height / pool_y;
  const PatchWeights weights = patch_weights(packed, at);
  for (int py = 0; py < height; ++py) {
    const int top = std::max(1, py * pool_y), bottom = std::min(image.height - 1, (py + 1) * pool_y);
    for (int px = 0; px < width; ++px) {
      const int left = std::max(1, px * pool_x), right = std::min(image.width - 1, (px + 1) * pool_x);
      __m256i most = _mm256_set1_epi32(INT_MIN);
      for (int x = left; x < right; ++x) {
        const uint8_t* column = image.pixels + static_cast<ptrdiff_t>(x - 1) * image.stride - 1;
        for (int y = top; y < bottom; ++y) {
          __m256i sum = with_column(weights.bias, column_at(column + y), weights.columns[0]);
          sum = with_column(sum, column_at(column + image.stride + y), weights.columns[1]);
          sum = with_column(sum, column_at(column + 2 * image.stride + y), weights.columns[2]);
          most = _mm256_max_epi32(most, sum);
        }
      }
      _mm256_storeu_si256(
          reinterpret_cast<__m256i*>(pooled + (static_cast<size_t>(py) * width + px) * packed.rows + at),
          most);
    }
  }
}

void convolve(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y, int32_t* pooled) {
  for (int at = 0; at < packed.rows; at += kLanes)
    convolve_group(packed, image, pool_x, pool_y, pooled, at);
}

template <typename Function>
void tanh_groups(const Packed& packed, int count, const int32_t* sums, uint8_t* const* outputs) {
  for (int i = 0; i < count; ++i)
    for (int at = 0; at < packed.rows; at += kLanes, sums += kLanes) {
      const __m256i sum = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(sums));
      const __m256 value =
          _mm256_mul_ps(_mm256_cvtepi32_ps(sum), _mm256_load_ps(packed.scales.data() + at));
      store_activations(outputs[i] + at, Function::tanh(value));
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
  float most = values[0];
  for (int i = 1; i < count; ++i) most = std::max(most, values[i]);
  const int whole = count / kLanes * kLanes;
  alignas(32) float rest[kLanes];
  std::fill_n(rest, kLanes, -1e30f);
  std::copy_n(values + whole, count - whole, rest);
  const auto raised = [&](const float* from) __attribute__((always_inline)) {
    const __m256 x = _mm256_sub_ps(_mm256_loadu_ps(from), _mm256_set1_ps(most));
    return exp_of(_mm256_max_ps(x, _mm256_set1_ps(-86)));
  };
  __m256 sums = _mm256_setzero_ps();
  for (int i = 0; i < whole; i += kLanes) {
    const __m256 e = raised(values + i);
    sums = _mm256_add_ps(sums, e);
    _mm256_storeu_ps(values + i, e);
  }
  alignas(32) float lanes[kLanes];
  _mm256_store_ps(lanes, sums);
  float sum = 0;
  for (const float lane : lanes) sum += lane;
  _mm256_store_ps(rest, raised(rest));
  for (int i = whole; i < count; ++i) sum += values[i] = rest[i - whole];
  const float share = 1 / sum;
  for (int i = 0; i < count; ++i) values[i] *= share;
}

constexpr Kernels kKernels{
    "avx2", kLanes, packed_by<kLanes, 2, int16_t>, lstm_step, dense, convolve, raise, tanh_rows, softmax};

}  // namespace

const Kernels& avx2_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#pragma GCC pop_options
