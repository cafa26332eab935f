#pragma once
// The network's inner loops over vectors, written once. Each kernel set includes this after its
// instructions are chosen, and says as `Isa` what they are:
//
//   Floats, Ints                 kLanes numbers each; Ints are 32-bit sums
//   Weight, Weights              one weight, and kLanes × kDepth of them: kDepth inputs for each row
//   Source, Sources              one activation as a product reads it, and kDepth of them for all rows
//   kTile                        sequences of an LSTM worked on together
//   kZeroSource                  the source that stands for the activation zero
//   prepare(from, count, to)     activations as sources, the last kDepth filled up with anything finite
//   sources_at, weights_at       load
//   dot(sum, sources, weights)   sum + products, exact for every weight and activations 1..255
//   pinned(sum)                  the sum, in a register
// and the plain operations named in vector_functions.h and below.

#include <algorithm>
#include <climits>

#include "kernels/pack.h"
#include "kernels/vector_functions.h"

namespace pagemill::kernels {
namespace {

template <typename Isa>
struct VectorKernels {
  using Ints = typename Isa::Ints;
  using Floats = typename Isa::Floats;
  using Weight = typename Isa::Weight;
  using Source = typename Isa::Source;
  static constexpr int kLanes = Isa::kLanes, kDepth = Isa::kDepth, kTile = Isa::kTile;
  static constexpr int kDenseTile = 8;
  static constexpr int kVector = kLanes * kDepth;

  /// Sources of as many sequences as fit, one after the other.
  static constexpr int kStage = kDenseTile * (kMostInputs + 2 * kDepth);
  static_assert(kTile <= kDenseTile);

  static int depth_of(int inputs) { return groups_of(inputs, kDepth); }

  // --- products -----------------------------------------------------------------------------

  /// The biases and `depth` products a sum; the sources of a sequence lie `stride` after those of
  /// the one before.
  template <int Gates, int Count>
  static INLINE void accumulate(const Weight* weights, const Source* sources, int stride, int depth,
                                const int32_t* bias, Ints (&sums)[Gates][Count]) {
    UNROLL for (int g = 0; g < Gates; ++g)
      UNROLL for (int i = 0; i < Count; ++i) sums[g][i] = Isa::load(bias + g * kLanes);
    for (int d = 0; d < depth; ++d, weights += Gates * kVector, sources += kDepth) {
      typename Isa::Sources source[Count];
      UNROLL for (int i = 0; i < Count; ++i) source[i] = Isa::sources_at(sources + i * stride);
      UNROLL for (int g = 0; g < Gates; ++g) {
        auto row = Isa::weights_at(weights + g * kVector);
        // What sequences share is loaded once: GCC would fetch it for each of two or three (measured: up to
        // half as much time again).
        if constexpr (Count > 1 && requires { row = Isa::pinned(row); }) row = Isa::pinned(row);
        UNROLL for (int i = 0; i < Count; ++i)
          sums[g][i] = Isa::pinned(Isa::dot(sums[g][i], source[i], row));
      }
    }
  }

  static INLINE Floats scaled(Ints sum, const float* scales) {
    return Isa::multiply(Isa::floats(sum), Isa::load(scales));
  }

  // --- LSTM ---------------------------------------------------------------------------------

  template <typename Functions, int Count>
  static void lstm_tile(const Packed& packed, const LstmStep& step, int first, int group,
                        const Source* sources, int depth) {
    const auto* weights = reinterpret_cast<const Weight*>(packed.weights.data());
    Ints sums[4][Count];
    accumulate<4, Count>(weights + static_cast<size_t>(group) * depth * 4 * kVector, sources,
                         depth * kDepth, depth, packed.bias.data() + group * 4 * kLanes, sums);
    advance<Functions>(packed, step, first, group, sums);
  }

  /// Next states and outputs of a group of rows, of the sums of their gates.
  template <typename Functions, int Count>
  static INLINE void advance(const Packed& packed, const LstmStep& step, int first, int group,
                             const Ints (&sums)[4][Count]) {
    const float* scales = packed.scales.data() + group * 4 * kLanes;
    // All states first, then all outputs: what one sequence waits for, others fill (measured: 5 % less).
    Floats states[Count];
    UNROLL for (int i = 0; i < Count; ++i) {
      float* state = step.state[first + i] + group * kLanes;
      Floats gates[3];
      UNROLL for (int g = 0; g < 3; ++g) gates[g] = scaled(sums[g][i], scales + g * kLanes);
      const Floats c = Functions::next_state(Isa::load(state), gates[0], gates[1], gates[2]);
      states[i] = Isa::most(Isa::least(c, Isa::all(100)), Isa::all(-100));
      Isa::store(state, states[i]);
    }
    UNROLL for (int i = 0; i < Count; ++i)
      Isa::store_activations(step.output[first + i] + group * kLanes,
                             Functions::output(states[i], scaled(sums[3][i], scales + 3 * kLanes)));
  }

  /// One group of rows for all staged sequences, so that its weights stay in the first-level cache.
  template <typename Functions>
  static void lstm_group(const Packed& packed, const LstmStep& step, int first, int count, int group,
                         const Source* stage, int depth) {
    const auto sources = [&](int i) { return stage + static_cast<size_t>(i) * depth * kDepth; };
    int i = 0;
    for (; i + kTile <= count; i += kTile)
      lstm_tile<Functions, kTile>(packed, step, first + i, group, sources(i), depth);
    if (i < count)
      lstm_rest<Functions, kTile - 1>(packed, step, first + i, count - i, group, sources(i), depth);
  }

  /// The last `count` sequences, 1 to `Most`.
  template <typename Functions, int Most>
  static void lstm_rest(const Packed& packed, const LstmStep& step, int first, int count, int group,
                        const Source* sources, int depth) {
    if constexpr (Most > 0) {
      if (count == Most)
        lstm_tile<Functions, Most>(packed, step, first, group, sources, depth);
      else
        lstm_rest<Functions, Most - 1>(packed, step, first, count, group, sources, depth);
    }
  }

  template <typename Functions>
  static void lstm_sequences(const Packed& packed, const LstmStep& step) {
    alignas(64) Source stage[kStage];
    const int input_depth = depth_of(packed.inputs), depth = input_depth + depth_of(packed.states);
    const int most = kStage / (depth * kDepth) / kTile * kTile;
    for (int first = 0; first < step.count; first += most) {
      const int count = std::min(most, step.count - first);
      for (int i = 0; i < count; ++i) {
        Source* to = stage + static_cast<size_t>(i) * depth * kDepth;
        Isa::prepare(step.input[first + i], packed.inputs, to);
        Isa::prepare(step.previous[first + i], packed.states, to + input_depth * kDepth);
      }
      for (int group = 0; group < packed.rows / kLanes; ++group)
        lstm_group<Functions>(packed, step, first, count, group, stage, depth);
    }
  }

  static void lstm_step(const Packed& packed, const LstmStep& step, Precision precision) {
    if (precision == Precision::Exact)
      lstm_sequences<ExactFunctions<Isa>>(packed, step);
    else
      lstm_sequences<FastFunctions<Isa>>(packed, step);
  }

  // --- dense layer --------------------------------------------------------------------------

  template <int Count>
  static void dense_tile(const Packed& packed, const uint8_t* const* inputs, float* const* outputs) {
    alignas(64) Source stage[kStage];
    const int depth = depth_of(packed.inputs);
    for (int i = 0; i < Count; ++i)
      Isa::prepare(inputs[i], packed.inputs, stage + static_cast<size_t>(i) * depth * kDepth);
    const auto* weights = reinterpret_cast<const Weight*>(packed.weights.data());
    for (int at = 0; at < packed.rows; at += kLanes, weights += static_cast<size_t>(depth) * kVector) {
      Ints sums[1][Count];
      accumulate<1, Count>(weights, stage, depth * kDepth, depth, packed.bias.data() + at, sums);
      UNROLL for (int i = 0; i < Count; ++i) write(packed, at, sums[0][i], outputs[i]);
    }
  }

  /// The outputs of the rows from `at` on.
  static INLINE void write(const Packed& packed, int at, Ints sum, float* output) {
    const Floats value = scaled(sum, packed.scales.data() + at);
    if (packed.rows - at >= kLanes) {
      Isa::store(output + at, value);
    } else {
      alignas(64) float rest[kLanes];
      Isa::store(rest, value);
      std::copy_n(rest, packed.rows - at, output + at);
    }
  }

  static void dense(const Packed& packed, int count, const uint8_t* const* inputs,
                    float* const* outputs) {
    int i = 0;
    for (; i + kDenseTile <= count; i += kDenseTile)
      dense_tile<kDenseTile>(packed, inputs + i, outputs + i);
    for (; i < count; ++i) dense_tile<1>(packed, inputs + i, outputs + i);
  }

  // --- convolution --------------------------------------------------------------------------

  /// Products of four pixels of a column.
  static constexpr int kParts = 4 / kDepth;

  struct PatchWeights {
    typename Isa::Weights columns[3][kParts];
    Ints bias;

    /// @param at first of the rows
    INLINE PatchWeights(const Packed& packed, int at) : bias(Isa::load(packed.bias.data() + at)) {
      const auto* weights = reinterpret_cast<const Weight*>(packed.weights.data()) + at * kPatch;
      UNROLL for (int c = 0; c < 3; ++c)
        UNROLL for (int p = 0; p < kParts; ++p)
          columns[c][p] = Isa::weights_at(weights + (c * kParts + p) * kVector);
    }

    /// The sum for three columns of pixels that lie `stride` apart.
    INLINE Ints sum(const uint8_t* pixels, ptrdiff_t stride) const {
      Ints result = bias;
      UNROLL for (int c = 0; c < 3; ++c) {
        typename Isa::Sources sources[kParts];
        Isa::column_at(pixels + c * stride, sources);
        UNROLL for (int p = 0; p < kParts; ++p) result = Isa::dot(result, sources[p], columns[c][p]);
      }
      return result;
    }
  };

  static void raise(const Packed& packed, const uint8_t* patch, int32_t* pooled) {
    for (int at = 0; at < packed.rows; at += kLanes)
      Isa::store(pooled + at, Isa::most(Isa::load(pooled + at), PatchWeights(packed, at).sum(patch, 4)));
  }

  static void convolve_group(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y,
                             int32_t* pooled, int at) {
    const int width = image.width / pool_x, height = image.height / pool_y;
    const PatchWeights weights(packed, at);
    for (int py = 0; py < height; ++py) {
      const int top = std::max(1, py * pool_y), bottom = std::min(image.height - 1, (py + 1) * pool_y);
      for (int px = 0; px < width; ++px) {
        const int left = std::max(1, px * pool_x), right = std::min(image.width - 1, (px + 1) * pool_x);
        Ints most = Isa::all_ints(INT_MIN);
        for (int x = left; x < right; ++x) {
          const uint8_t* column = image.pixels + static_cast<ptrdiff_t>(x - 1) * image.stride - 1;
          for (int y = top; y < bottom; ++y) most = Isa::most(most, weights.sum(column + y, image.stride));
        }
        Isa::store(pooled + (static_cast<size_t>(py) * width + px) * packed.rows + at, most);
      }
    }
  }

  static void convolve(const Packed& packed, const ColumnImage& image, int pool_x, int pool_y,
                       int32_t* pooled) {
    for (int at = 0; at < packed.rows; at += kLanes)
      convolve_group(packed, image, pool_x, pool_y, pooled, at);
  }

  template <typename Functions>
  static void tanh_groups(const Packed& packed, int count, const int32_t* sums,
                          uint8_t* const* outputs) {
    for (int i = 0; i < count; ++i)
      for (int at = 0; at < packed.rows; at += kLanes, sums += kLanes) {
        const Floats value = scaled(Isa::load(sums), packed.scales.data() + at);
        Isa::store_activations(outputs[i] + at, Functions::tanh(value));
      }
  }

  static void tanh_rows(const Packed& packed, int count, const int32_t* sums, uint8_t* const* outputs,
                        Precision precision) {
    if (precision == Precision::Exact)
      tanh_groups<ExactFunctions<Isa>>(packed, count, sums, outputs);
    else
      tanh_groups<FastFunctions<Isa>>(packed, count, sums, outputs);
  }

  // --- softmax ------------------------------------------------------------------------------

  /// The largest number, found in halves: one after the other, each would wait for the last.
  static INLINE float largest(Floats x) {
    alignas(64) float lanes[kLanes];
    Isa::store(lanes, x);
    UNROLL for (int half = kLanes / 2; half > 0; half /= 2)
      UNROLL for (int i = 0; i < half; ++i) lanes[i] = std::max(lanes[i], lanes[i + half]);
    return lanes[0];
  }

  static void softmax(float* values, int count) {
    const int whole = count / kLanes * kLanes;
    alignas(64) float rest[kLanes];
    std::fill_n(rest, kLanes, -1e30f);
    std::copy_n(values + whole, count - whole, rest);
    Floats most = Isa::load(rest);
    for (int i = 0; i < whole; i += kLanes) most = Isa::most(most, Isa::load(values + i));
    const float top = largest(most);
    Floats sums = Isa::all(0);
    const auto raise = [&](float* at) __attribute__((always_inline)) {
      const Floats x = Isa::subtract(Isa::load(at), Isa::all(top));
      const Floats e = power_of_two<Isa>(Isa::multiply(x, Isa::all(kLog2E)), 100);
      sums = Isa::add(sums, e);
      Isa::store(at, e);
    };
    for (int i = 0; i < whole; i += kLanes) raise(values + i);
    raise(rest);
    alignas(64) float lanes[kLanes];
    Isa::store(lanes, sums);
    float sum = 0;
    for (const float lane : lanes) sum += lane;
    std::copy_n(rest, count - whole, values + whole);
    const float share = 1 / sum;
    for (int i = 0; i < count; ++i) values[i] *= share;
  }

  static constexpr Kernels named(const char* name) {
    return {name, kLanes, packed_by<kLanes, kDepth, Isa::kZeroSource, Weight>, lstm_step, dense, convolve,
            raise, tanh_rows, softmax};
  }
};

}  // namespace
}  // namespace pagemill::kernels
