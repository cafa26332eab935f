#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pagemill {

/// A black and white picture: one bit a pixel, 1 = ink, rows of 64-bit words, the lowest bit leftmost.
struct Bits {
  int width = 0;
  int height = 0;
  int words = 0;  // in a row
  std::vector<uint64_t> rows;

  Bits() = default;
  Bits(int w, int h) : width(w), height(h), words((w + 63) / 64), rows(static_cast<size_t>(words) * h) {}

  uint64_t* row(int y) { return rows.data() + static_cast<size_t>(y) * words; }
  const uint64_t* row(int y) const { return rows.data() + static_cast<size_t>(y) * words; }
  bool at(int x, int y) const { return row(y)[x / 64] >> (x % 64) & 1; }
};

/// Calls `visit(x0, x1)` for each run of ink in a row, `x1` exclusive, left to right.
template <typename Visit>
void for_each_run(const Bits& bits, int y, Visit visit) {
  const uint64_t* row = bits.row(y);
  int start = -1;
  for (int w = 0; w < bits.words; ++w) {
    uint64_t word = row[w];
    int at = 0;
    // Alternate between the next set and the next clear bit.
    while (at < 64) {
      if (start < 0) {
        const uint64_t rest = word >> at;
        if (rest == 0) break;
        at += std::countr_zero(rest);
        start = w * 64 + at;
      } else {
        const uint64_t rest = ~word >> at;
        if (rest == 0) break;
        const int skip = std::countr_zero(rest);
        if (at + skip >= 64) break;
        at += skip;
        visit(start, w * 64 + at);
        start = -1;
      }
    }
  }
  if (start >= 0) visit(start, bits.width);
}

}  // namespace pagemill
