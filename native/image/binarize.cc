#include "image/binarize.h"

#include "image/threshold_map.h"

namespace pagemill {

Bits binarize(const Gray& gray, const CancelToken& cancel, Ink ink) {
  const ThresholdMap map(gray, cancel, ink == Ink::kFaint);
  Bits bits(gray.width, gray.height);
  std::vector<uint8_t> row(static_cast<size_t>(bits.words) * 64);
  for (int y = 0; y < gray.height; y++) {
    cancel.check();
    map.row(y, row);
    const uint8_t* from = &gray.pixels[static_cast<size_t>(y) * gray.width];
    uint64_t* to = bits.row(y);
    int x = 0;
    for (int w = 0; w < bits.words; w++) {
      uint64_t word = 0;
      const int end = gray.width - x < 64 ? gray.width - x : 64;
      for (int i = 0; i < end; i++) word |= static_cast<uint64_t>(from[x + i] < row[x + i]) << i;
      to[w] = word;
      x += end;
    }
  }
  return bits;
}

}  // namespace pagemill
