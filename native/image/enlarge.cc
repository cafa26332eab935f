#include "image/enlarge.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/wide_vectors.h"

namespace pagemill {
namespace {

/// Weights of four neighbours for a place between the middle two.
std::array<float, 4> catmull_rom(float t) {
  const float t2 = t * t, t3 = t2 * t;
  return {(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2,
          (t3 - t2) / 2};
}

/// For each place of the enlarged line: the neighbours' first index, and their weights.
struct Place {
  int first;
  std::array<float, 4> weights;
};

std::vector<Place> places_of(int factor) {
  std::vector<Place> places;
  for (int i = 0; i < factor; i++) {
    const float at = (static_cast<float>(i) + 0.5f) / static_cast<float>(factor) - 0.5f;
    const int whole = at < 0 ? -1 : 0;
    places.push_back({whole - 1, catmull_rom(at - static_cast<float>(whole))});
  }
  return places;
}

/// Places beside a row that repeat its ends.
constexpr int kBeside = 2;

/// One row of the picture between its rows, its ends repeated.
WIDE_VECTORS void blend_rows(const Gray& gray, int y, const Place& down, std::vector<float>& row) {
  std::fill(row.begin(), row.end(), 0.0f);
  float* to = row.data() + kBeside;
  for (int k = 0; k < 4; k++) {
    const int from = std::clamp(y + down.first + k, 0, gray.height - 1);
    const uint8_t* pixels = &gray.pixels[static_cast<size_t>(from) * gray.width];
    const float weight = down.weights[k];
    for (int x = 0; x < gray.width; x++) to[x] += static_cast<float>(pixels[x]) * weight;
  }
  std::fill_n(row.begin(), kBeside, to[0]);
  std::fill_n(row.end() - kBeside, kBeside, to[gray.width - 1]);
}

/// What lies at one place between the pixels of a row, for all of them.
WIDE_VECTORS void blend_columns(const std::vector<float>& row, const Place& across, std::vector<uint8_t>& out) {
  const float* from = row.data() + kBeside + across.first;
  const auto& [a, b, c, d] = across.weights;
  const int width = static_cast<int>(out.size());
  uint8_t* to = out.data();
  for (int x = 0; x < width; x++) {
    const float sum = 0.5f + from[x] * a + from[x + 1] * b + from[x + 2] * c + from[x + 3] * d;
    to[x] = static_cast<uint8_t>(static_cast<int>(std::min(std::max(sum, 0.0f), 255.0f)));
  }
}

}  // namespace

Gray enlarged(Gray gray, int factor, const CancelToken& cancel) {
  if (factor <= 1) return gray;
  const int w = gray.width;
  const auto places = places_of(factor);
  Gray out{w * factor, gray.height * factor, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  std::vector<float> row(w + 2 * kBeside);
  std::vector<std::vector<uint8_t>> columns(factor, std::vector<uint8_t>(w));
  for (int y = 0; y < out.height; y++) {
    cancel.check();
    blend_rows(gray, y / factor, places[y % factor], row);
    for (int i = 0; i < factor; i++) blend_columns(row, places[i], columns[i]);
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * out.width];
    if (factor == 2) {
      const uint8_t *even = columns[0].data(), *odd = columns[1].data();
      for (int x = 0; x < w; x++) to[2 * x] = even[x], to[2 * x + 1] = odd[x];
    } else {
      for (int x = 0; x < w; x++)
        for (int i = 0; i < factor; i++) *to++ = columns[i][x];
    }
  }
  return out;
}

}  // namespace pagemill
