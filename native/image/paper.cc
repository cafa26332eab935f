#include "image/paper.h"

#include <array>

namespace pagemill {
namespace {

/// Paper is as light as this share of the pixels is at most, ink and dust being few.
constexpr double kPaper = 0.75;

}  // namespace

uint8_t paper_of(const Gray& gray, int x0, int y0, int x1, int y1) {
  std::array<uint32_t, 256> counts{};
  uint32_t all = 0;
  for (int y = y0; y < y1; y += 2)
    for (int x = x0; x < x1; x += 2, all++)
      counts[gray.pixels[static_cast<size_t>(y) * gray.width + x]]++;
  uint32_t sum = 0;
  for (int tone = 0; tone < 256; tone++)
    if ((sum += counts[tone]) >= kPaper * all) return all == 0 ? 255 : static_cast<uint8_t>(tone);
  return 255;
}

}  // namespace pagemill
