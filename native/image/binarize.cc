#include "image/binarize.h"

#include <cstring>

#include "base/wide_vectors.h"
#include "image/threshold_map.h"

namespace pagemill {
namespace {

/// The lowest bits of 64 bytes that are 0 or 1.
uint64_t word_of(const uint8_t* bytes) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) {
    uint64_t eight = 0;
    for (int k = 0; k < 8; k++) eight |= static_cast<uint64_t>(bytes[8 * i + k]) << (8 * k);
    // The product has the eight bits side by side in its highest byte.
    word |= eight * 0x0102040810204080u >> 56 << (8 * i);
  }
  return word;
}

}  // namespace

WIDE_VECTORS Bits binarize(const Gray& gray, const CancelToken& cancel, Ink ink) {
  const ThresholdMap map(gray, cancel, ink == Ink::kFaint);
  Bits bits(gray.width, gray.height);
  std::vector<uint8_t> row(static_cast<size_t>(bits.words) * 64), dark(row.size());
  for (int y = 0; y < gray.height; y++) {
    cancel.check();
    map.row(y, row);
    const uint8_t* from = &gray.pixels[static_cast<size_t>(y) * gray.width];
    const uint8_t* threshold = row.data();
    uint8_t* is_dark = dark.data();
    for (int x = 0; x < gray.width; x++) is_dark[x] = from[x] < threshold[x];
    uint64_t* to = bits.row(y);
    for (int w = 0; w < bits.words; w++) to[w] = word_of(is_dark + 64 * w);
  }
  return bits;
}

}  // namespace pagemill
