#include "image/sharpen.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/wide_vectors.h"

namespace pagemill {

namespace {

/// @param columns sums of the square's columns
template <int Reach>
void sharpen_row(const uint8_t* middle, const int32_t* __restrict columns, uint8_t* __restrict to, int width,
                 float share) {
  constexpr int kSide = 2 * Reach + 1;
  constexpr float kPart = 1.0f / (kSide * kSide);
  for (int x = Reach; x < width - Reach; x++) {
    int32_t sum = 0;
    for (int k = -Reach; k <= Reach; k++) sum += columns[x + k];
    const float own = middle[x];
    // Leptonica adds the half to a double: for all pixels and sums that comes to the same.
    const float sharper = own + share * (own - kPart * static_cast<float>(sum)) + 0.5f;
    to[x] = static_cast<uint8_t>(std::clamp(static_cast<int32_t>(sharper), 0, 255));
  }
}

template <int Reach>
void sharpen_by(Gray& gray, float share) {
  const int w = gray.width, h = gray.height, side = 2 * Reach + 1;
  if (w < side || h < side) return;
  const Gray from = gray;
  // Sums of the pixels above each other in the square's rows, which move down one by one.
  std::vector<int32_t> columns(w);
  const auto row = [&](int y) { return &from.pixels[static_cast<size_t>(y) * w]; };
  for (int y = 0; y < side - 1; y++)
    for (int x = 0; x < w; x++) columns[x] += row(y)[x];
  for (int y = Reach; y < h - Reach; y++) {
    const uint8_t *entering = row(y + Reach), *leaving = row(y - Reach);
    for (int x = 0; x < w; x++) columns[x] += entering[x];
    sharpen_row<Reach>(row(y), columns.data(), &gray.pixels[static_cast<size_t>(y) * w], w, share);
    for (int x = 0; x < w; x++) columns[x] -= leaving[x];
  }
}

}  // namespace

WIDE_VECTORS void sharpen(Gray& gray, Reach reach, float share) {
  reach == Reach::kOne ? sharpen_by<1>(gray, share) : sharpen_by<2>(gray, share);
}

}  // namespace pagemill
