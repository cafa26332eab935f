#include "image/negative.h"

namespace pagemill {
namespace {

/// Every so many rows are enough to see how dark a picture is.
constexpr int kRows = 8;

}  // namespace

Gray negative(Gray gray) {
  for (uint8_t& pixel : gray.pixels) pixel = static_cast<uint8_t>(255 - pixel);
  return gray;
}

bool mostly_dark(const Gray& gray) {
  int64_t balance = 0;
  for (int y = 0; y < gray.height; y += kRows) {
    const uint8_t* row = &gray.pixels[static_cast<size_t>(y) * gray.width];
    int dark = 0;
    for (int x = 0; x < gray.width; x++) dark += row[x] < 128;
    balance += 2 * dark - gray.width;
  }
  return balance > 0;
}

}  // namespace pagemill
