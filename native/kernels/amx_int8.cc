#include "kernels/beforehand.h"
#include "kernels/x86.h"

#if PAGEMILL_HAS_AMX

// What follows is compiled for these instructions and is local to this file.
#if defined(__clang__)
#include <immintrin.h>
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,amx-tile,amx-int8,avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC diagnostic ignored "-Wpsabi"
// GCC 12 warns of its own AVX-512 headers.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,amx-tile,amx-int8,avx2,fma")
#endif
#include "kernels/x86_512_vnni.h"
#include "kernels/vector.h"

namespace pagemill::kernels {
namespace {

/// A tile is 16 rows of 64 bytes: the sums of 16 units for as many sequences, 64 activations of each
/// sequence, or four weights of each unit a row, as the sets of vectors have them in memory.
constexpr int kTileRows = 16, kTileBytes = 64;

/// Tile registers: sums of up to four gates, then whole sources and weights, then the last ones.
enum { kSums = 0, kSources = 4, kWeights = 5, kLastSources = 6, kLastWeights = 7 };

/// What a tile of sums is in memory.
using Sums = int32_t[kTileRows * 16];

// GCC's own functions take the numbers of tiles as they are written only, and do not say that loads
// read memory.

/// Rows that lie `stride` bytes apart.
template <int Tile>
INLINE void load_tile(const void* from, ptrdiff_t stride) {
  asm volatile("tileloadd (%0,%1,1), %%tmm%c2" : : "r"(from), "r"(stride), "i"(Tile) : "memory");
}

template <int Tile>
INLINE void store_tile(void* to) {
  const ptrdiff_t stride = kTileBytes;
  asm volatile("tilestored %%tmm%c2, (%0,%1,1)" : : "r"(to), "r"(stride), "i"(Tile) : "memory");
}

/// Adds the products of activations and weights to sums.
template <int Sums, int Sources, int Weights>
INLINE void add_products() {
  asm volatile("tdpbusd %%tmm%c2, %%tmm%c1, %%tmm%c0" : : "i"(Sums), "i"(Sources), "i"(Weights));
}

/// The shapes of the tiles, while it lives. Afterwards the registers are unused, and a switch of
/// threads need not keep them.
class Tiles {
 public:
  /// @param sequences rows of sources and sums
  /// @param depth groups of four inputs
  INLINE Tiles(int sequences, int depth) {
    Shapes shapes;
    const int last = depth % kTileRows;
    for (int sums = kSums; sums < kSums + 4; ++sums) shapes.set(sums, sequences, kTileBytes);
    shapes.set(kSources, sequences, kTileBytes);
    shapes.set(kWeights, kTileRows, kTileBytes);
    if (last > 0) {
      shapes.set(kLastSources, sequences, last * 4);
      shapes.set(kLastWeights, last, kTileBytes);
    }
    asm volatile("ldtilecfg %0" : : "m"(shapes));
  }
  INLINE ~Tiles() { asm volatile("tilerelease"); }
  Tiles(const Tiles&) = delete;
  Tiles& operator=(const Tiles&) = delete;

 private:
  /// As the processor reads it.
  struct alignas(64) Shapes {
    uint8_t palette = 1, first_row = 0, reserved[14] = {};
    uint16_t bytes[16] = {};
    uint8_t rows[16] = {};
    INLINE void set(int tile, int row_count, int row_bytes) {
      rows[tile] = static_cast<uint8_t>(row_count);
      bytes[tile] = static_cast<uint16_t>(row_bytes);
    }
  };
  static_assert(sizeof(Shapes) == 64);
};

struct AmxInt8 : VectorKernels<Avx512Vnni> {
  using Isa = Avx512Vnni;

  /// Fewer sequences are left to vectors: tiles of four take as long, of one half as long again (measured).
  static constexpr int kLeastSequences = 5;
  /// Sequences whose functions are computed together.
  static constexpr int kTogether = 4;
  /// Sources of as many sequences as fit, one after the other.
  static constexpr int kSourceBytes = kTileRows * (kMostInputs + 2 * kDepth);

  static int tiles_of(int sequences) { return groups_of(sequences, kTileRows); }
  /// Sequences of a tile where they are dealt out evenly: the time of a product is that of its rows.
  static int dealt(int sequences) { return groups_of(sequences, tiles_of(sequences)); }

  /// One step of the products of all gates.
  template <int Gates, int Sources, int Weights>
  static INLINE void multiply(const int8_t* weights, const uint8_t* sources, int stride) {
    constexpr int kRow = Gates * kTileBytes;
    load_tile<Sources>(sources, stride);
    load_tile<Weights>(weights, kRow);
    add_products<kSums, Sources, Weights>();
    if constexpr (Gates == 4) {
      load_tile<Weights>(weights + kTileBytes, kRow);
      add_products<kSums + 1, Sources, Weights>();
      load_tile<Weights>(weights + 2 * kTileBytes, kRow);
      add_products<kSums + 2, Sources, Weights>();
      load_tile<Weights>(weights + 3 * kTileBytes, kRow);
      add_products<kSums + 3, Sources, Weights>();
    }
  }

  /// The biases and all products of one group of rows for the sequences of a tile.
  template <int Gates>
  static INLINE void sum(const int8_t* weights, const uint8_t* sources, int depth, const int32_t* bias,
                         Sums (&sums)[Gates]) {
    static_assert(Gates == 1 || Gates == 4);
    const int stride = depth * kDepth;
    // The same row sixteen times.
    load_tile<kSums>(bias, 0);
    if constexpr (Gates == 4) {
      load_tile<kSums + 1>(bias + kLanes, 0);
      load_tile<kSums + 2>(bias + 2 * kLanes, 0);
      load_tile<kSums + 3>(bias + 3 * kLanes, 0);
    }
    int d = 0;
    for (; d + kTileRows <= depth; d += kTileRows) {
      multiply<Gates, kSources, kWeights>(weights, sources, stride);
      weights += kTileRows * Gates * kTileBytes;
      sources += kTileBytes;
    }
    if (d < depth) multiply<Gates, kLastSources, kLastWeights>(weights, sources, stride);
    store_tile<kSums>(sums[0]);
    if constexpr (Gates == 4) {
      store_tile<kSums + 1>(sums[1]);
      store_tile<kSums + 2>(sums[2]);
      store_tile<kSums + 3>(sums[3]);
    }
  }

  template <typename Functions, int Count>
  static INLINE void advance_at(const Packed& packed, const LstmStep& step, int first, int group,
                                const Sums (&sums)[4], int at) {
    Ints values[4][Count];
    UNROLL for (int g = 0; g < 4; ++g)
      UNROLL for (int i = 0; i < Count; ++i) values[g][i] = Isa::load(sums[g] + (at + i) * kLanes);
    advance<Functions>(packed, step, first + at, group, values);
  }

  /// Next states and outputs of a group of rows, for `count` sequences of a tile.
  template <typename Functions>
  static INLINE void advance_tile(const Packed& packed, const LstmStep& step, int first, int count,
                                  int group, const Sums (&sums)[4]) {
    int i = 0;
    for (; i + kTogether <= count; i += kTogether)
      advance_at<Functions, kTogether>(packed, step, first, group, sums, i);
    // What is left; each of these is code of its own.
    static_assert(kTogether == 4);
    if (count - i == 3) advance_at<Functions, 3>(packed, step, first, group, sums, i);
    if (count - i == 2) advance_at<Functions, 2>(packed, step, first, group, sums, i);
    if (count - i == 1) advance_at<Functions, 1>(packed, step, first, group, sums, i);
  }

  template <typename Functions>
  static void sequences(const Packed& packed, const LstmStep& step) {
    // The rest of the last tile is read as well.
    alignas(64) uint8_t stage[kSourceBytes];
    alignas(64) Sums sums[4];
    const int input_depth = depth_of(packed.inputs), depth = input_depth + depth_of(packed.states);
    const int bytes = depth * kDepth;
    const int most = kSourceBytes / bytes / kTileRows * kTileRows;
    for (int first = 0; first < step.count; first += most) {
      const int count = std::min(most, step.count - first), dealt_out = dealt(count);
      for (int i = 0; i < count; ++i) {
        uint8_t* to = stage + static_cast<size_t>(i) * bytes;
        Isa::prepare(step.input[first + i], packed.inputs, to);
        Isa::prepare(step.previous[first + i], packed.states, to + input_depth * kDepth);
      }
      const Tiles tiles(dealt_out, depth);
      const auto* weights = reinterpret_cast<const int8_t*>(packed.weights.data());
      for (int group = 0; group < packed.rows / kLanes; ++group, weights += depth * 4 * kVector)
        for (int i = 0; i < count; i += dealt_out) {
          sum<4>(weights, stage + static_cast<size_t>(i) * bytes, depth,
                 packed.bias.data() + group * 4 * kLanes, sums);
          advance_tile<Functions>(packed, step, first + i, std::min(dealt_out, count - i), group, sums);
        }
    }
  }

  static void lstm_step(const Packed& packed, const LstmStep& step, Precision precision) {
    if (step.count < kLeastSequences)
      VectorKernels::lstm_step(packed, step, precision);
    else if (precision == Precision::Exact)
      sequences<ExactFunctions<Isa>>(packed, step);
    else
      sequences<FastFunctions<Isa>>(packed, step);
  }

  static void dense(const Packed& packed, int count, const uint8_t* const* inputs,
                    float* const* outputs) {
    if (count < kLeastSequences) return VectorKernels::dense(packed, count, inputs, outputs);
    alignas(64) uint8_t stage[kSourceBytes];
    alignas(64) Sums sums[1];
    const int depth = depth_of(packed.inputs), bytes = depth * kDepth, dealt_out = dealt(count);
    const Tiles tiles(dealt_out, depth);
    for (int first = 0; first < count; first += dealt_out) {
      const int here = std::min(dealt_out, count - first);
      for (int i = 0; i < here; ++i)
        Isa::prepare(inputs[first + i], packed.inputs, stage + static_cast<size_t>(i) * bytes);
      const auto* weights = reinterpret_cast<const int8_t*>(packed.weights.data());
      for (int at = 0; at < packed.rows; at += kLanes, weights += depth * kVector) {
        sum<1>(weights, stage, depth, packed.bias.data() + at, sums);
        for (int i = 0; i < here; ++i)
          write(packed, at, Isa::load(sums[0] + i * kLanes), outputs[first + i]);
      }
    }
  }

  static constexpr Kernels set() {
    Kernels kernels = named("amx-int8");
    kernels.lstm_step = lstm_step;
    kernels.dense = dense;
    return kernels;
  }
};

constexpr Kernels kKernels = AmxInt8::set();

}  // namespace

const Kernels& amx_int8_kernels() { return kKernels; }

}  // namespace pagemill::kernels
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
