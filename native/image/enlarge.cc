#include "image/enlarge.h"

#include <algorithm>
#include <array>
#include <vector>

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

}  // namespace

Gray enlarged(Gray gray, int factor, const CancelToken& cancel) {
  if (factor <= 1) return gray;
  const int w = gray.width, h = gray.height;
  const auto places = places_of(factor);
  Gray out{w * factor, h * factor, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  std::vector<float> row(w);
  for (int y = 0; y < out.height; y++) {
    cancel.check();
    const Place& down = places[y % factor];
    std::fill(row.begin(), row.end(), 0.0f);
    for (int k = 0; k < 4; k++) {
      const int from = std::clamp(y / factor + down.first + k, 0, h - 1);
      const uint8_t* pixels = &gray.pixels[static_cast<size_t>(from) * w];
      for (int x = 0; x < w; x++) row[x] += static_cast<float>(pixels[x]) * down.weights[k];
    }
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * out.width];
    for (int x = 0; x < out.width; x++) {
      const Place& across = places[x % factor];
      float sum = 0.5f;
      for (int k = 0; k < 4; k++)
        sum += row[std::clamp(x / factor + across.first + k, 0, w - 1)] * across.weights[k];
      to[x] = static_cast<uint8_t>(std::clamp(sum, 0.0f, 255.0f));
    }
  }
  return out;
}

}  // namespace pagemill
