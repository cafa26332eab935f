#pragma once
// How the x86 sets hold what weights are multiplied with, for vectors of any width; included like
// x86_256.h and x86_512.h within a file's own instructions.

#include <cstdint>
#include <cstring>

#include "kernels/kernels.h"

namespace pagemill::kernels {
namespace {

/// Weights and sources of 16 bits, so that vpmaddwd (pairs of products, 32-bit sums) cannot overflow.
template <typename Vectors>
struct PairSources : Vectors {
  static constexpr int kDepth = 2;
  using Weight = int16_t;
  using Source = int16_t;
  using Sources = typename Vectors::Ints;

  static INLINE Sources sources_at(const int16_t* pair) {
    int32_t value;
    std::memcpy(&value, pair, 4);
    return Vectors::all_ints(value);
  }
  static INLINE void column_at(const uint8_t* pixels, Sources (&sources)[2]) {
    uint32_t four;
    std::memcpy(&four, pixels, 4);
    sources[0] = Vectors::all_ints(static_cast<int>((four & 0xff) | (four & 0xff00) << 8));
    sources[1] = Vectors::all_ints(static_cast<int>((four >> 16 & 0xff) | (four >> 24) << 16));
  }
};

/// Weights and sources of 8 bits for vpdpbusd, four products a sum.
template <typename Vectors>
struct QuadSources : Vectors {
  static constexpr int kDepth = 4;
  using Weight = int8_t;
  using Source = uint8_t;
  using Sources = typename Vectors::Ints;

  static INLINE void prepare(const uint8_t* from, int count, uint8_t* to) {
    std::memcpy(to, from, count);
    std::memset(to + count, 0, (4 - count % 4) % 4);
  }
  static INLINE Sources sources_at(const uint8_t* quad) {
    int32_t value;
    std::memcpy(&value, quad, 4);
    return Vectors::all_ints(value);
  }
  static INLINE void column_at(const uint8_t* pixels, Sources (&sources)[1]) {
    sources[0] = sources_at(pixels);
  }
};

}  // namespace
}  // namespace pagemill::kernels
