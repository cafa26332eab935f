#include "image/binarize.h"

#include <array>

#include "image/background.h"

namespace pagemill {
namespace {

/// Tones nearer than this are paper grain, not print.
constexpr double kLeastContrast = 24;

Bits darker(const Gray& gray, int threshold) {
  Bits bits(gray.width, gray.height);
  for (int y = 0; y < gray.height; y++) {
    const uint8_t* from = &gray.pixels[static_cast<size_t>(y) * gray.width];
    uint64_t* to = bits.row(y);
    int x = 0;
    for (int w = 0; w < bits.words; w++) {
      uint64_t word = 0;
      const int end = gray.width - x < 64 ? gray.width - x : 64;
      for (int i = 0; i < end; i++) word |= static_cast<uint64_t>(from[x + i] <= threshold) << i;
      to[w] = word;
      x += end;
    }
  }
  return bits;
}

}  // namespace

int threshold_of(const Gray& gray) {
  std::array<int64_t, 256> counts{};
  // Every third row: print is larger than that.
  for (int y = 0; y < gray.height; y += gray.height > 600 ? 3 : 1) {
    const uint8_t* row = &gray.pixels[static_cast<size_t>(y) * gray.width];
    for (int x = 0; x < gray.width; x++) counts[row[x]]++;
  }
  double all = 0, sum = 0;
  for (int i = 0; i < 256; i++) {
    all += static_cast<double>(counts[i]);
    sum += static_cast<double>(counts[i]) * i;
  }
  double dark = 0, dark_sum = 0, best = 0, contrast = 0;
  int threshold = -1, last = -1;
  for (int i = 0; i < 255; i++) {
    dark += static_cast<double>(counts[i]);
    dark_sum += static_cast<double>(counts[i]) * i;
    const double light = all - dark;
    if (dark == 0 || light == 0) continue;
    const double apart = (sum - dark_sum) / light - dark_sum / dark;
    const double variance = dark * light * apart * apart;
    if (variance > best) {
      best = variance;
      threshold = last = i;
      contrast = apart;
    } else if (variance == best) {
      last = i;  // nothing lies between the tones: half way is safest
    }
  }
  return contrast < kLeastContrast ? -1 : (threshold + last) / 2;
}

Bits binarize(const Gray& gray) {
  const int threshold = threshold_of(gray);
  if (threshold < 0) return Bits(gray.width, gray.height);
  const Background background(gray, threshold);
  if (!background.uneven()) return darker(gray, threshold);
  const Gray evened = background.evened(gray);
  return darker(evened, threshold_of(evened));
}

}  // namespace pagemill
