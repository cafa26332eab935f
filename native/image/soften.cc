#include "image/soften.h"

#include <algorithm>
#include <vector>

#include "base/wide_vectors.h"

namespace pagemill {
namespace {

/// Radius to which sums divide by multiplying.
constexpr int kMostRadius = 127;

/// Divides sums of `span` pixels by it, rounding, to the same as a division does for all spans to 255.
class Mean {
 public:
  explicit Mean(int span) : half_(static_cast<uint32_t>(span / 2)), share_(((1u << 24) + span - 1) / span) {}
  uint8_t of(int sum) const { return static_cast<uint8_t>((static_cast<uint32_t>(sum) + half_) * share_ >> 24); }

 private:
  uint32_t half_, share_;
};

/// Means of (2 · radius + 1) neighbours along rows; edges repeat.
void blur_rows(const Gray& from, Gray& to, int radius, const CancelToken& cancel) {
  const int w = from.width;
  const Mean mean(2 * radius + 1);
  for (int y = 0; y < from.height; y++) {
    cancel.check();
    const uint8_t* in = &from.pixels[static_cast<size_t>(y) * w];
    uint8_t* out = &to.pixels[static_cast<size_t>(y) * w];
    const auto at = [&](int x) { return static_cast<int>(in[std::clamp(x, 0, w - 1)]); };
    int sum = 0;
    for (int x = -radius; x <= radius; x++) sum += at(x);
    for (int x = 0; x < w; x++) {
      out[x] = mean.of(sum);
      sum += at(x + radius + 1) - at(x - radius);
    }
  }
}

/// The same down the columns, all columns of a row together.
WIDE_VECTORS void blur_columns(const Gray& from, Gray& to, int radius, const CancelToken& cancel) {
  const int w = from.width, h = from.height;
  const Mean mean(2 * radius + 1);
  const auto row = [&](int y) { return &from.pixels[static_cast<size_t>(std::clamp(y, 0, h - 1)) * w]; };
  std::vector<int> sums(w);
  for (int y = -radius; y <= radius; y++)
    for (int x = 0; x < w; x++) sums[x] += row(y)[x];
  for (int y = 0; y < h; y++) {
    cancel.check();
    uint8_t* out = &to.pixels[static_cast<size_t>(y) * w];
    const uint8_t *next = row(y + radius + 1), *last = row(y - radius);
    int* __restrict sum = sums.data();
    for (int x = 0; x < w; x++) {
      out[x] = mean.of(sum[x]);
      sum[x] += next[x] - last[x];
    }
  }
}

}  // namespace

Gray softened(const Gray& gray, int radius, const CancelToken& cancel) {
  radius = std::min(radius, kMostRadius);
  Gray one{gray.width, gray.height, std::vector<uint8_t>(gray.pixels.size())}, two = one;
  blur_rows(gray, one, radius, cancel);
  blur_columns(one, two, radius, cancel);
  blur_rows(two, one, radius, cancel);
  blur_columns(one, two, radius, cancel);
  return two;
}

}  // namespace pagemill
