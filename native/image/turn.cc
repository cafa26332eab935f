#include "image/turn.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/wide_vectors.h"
#include "image/bilinear.h"
#include "image/surroundings.h"

namespace pagemill {
namespace {

/// Degrees up to which a shear is as good as a rotation, and pixels of a row moved alike by it.
constexpr double kSmallAngle = 1.5;
constexpr int kStretch = 16;

}  // namespace

Gray turned(const Gray& gray, int degrees) {
  if (degrees % 360 == 0) return gray;
  const int w = gray.width, h = gray.height;
  if (degrees == 180) {
    Gray out{w, h, {gray.pixels.rbegin(), gray.pixels.rend()}};
    return out;
  }
  Gray out{h, w, std::vector<uint8_t>(gray.pixels.size())};
  // In squares that stay in the cache.
  constexpr int kSquare = 64;
  for (int y0 = 0; y0 < h; y0 += kSquare)
    for (int x0 = 0; x0 < w; x0 += kSquare)
      for (int y = y0; y < std::min(h, y0 + kSquare); y++)
        for (int x = x0; x < std::min(w, x0 + kSquare); x++) {
          const int to_x = degrees == 90 ? h - 1 - y : y;
          const int to_y = degrees == 90 ? x : w - 1 - x;
          out.pixels[static_cast<size_t>(to_y) * h + to_x] =
              gray.pixels[static_cast<size_t>(y) * w + x];
        }
  return out;
}

namespace {

/// Small angles: what is moved, and by which part of a pixel, is the same along a stretch of a row.
WIDE_VECTORS Gray sheared(const Gray& gray, double degrees) {
  const int w = gray.width, h = gray.height;
  Gray out{w, h, std::vector<uint8_t>(gray.pixels.size())};
  const Surroundings around(gray);
  const double slope = std::tan(degrees * M_PI / 180);
  uint8_t blended[kStretch];
  for (int y = 0; y < h; y++) {
    const double aside = slope * (y - h / 2.0);
    const int left = static_cast<int>(std::floor(aside));
    const int right_part = static_cast<int>((aside - left) * 128), left_part = 128 - right_part;
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * w];
    const int begin = std::clamp(-left, 0, w), end = std::clamp(w - 1 - left, begin, w);
    std::fill(to, to + begin, around.at(-1, std::min(y, h - 2)));
    std::fill(to + end, to + w, around.at(w, std::min(y, h - 2)));
    for (int x0 = begin; x0 < end; x0 += kStretch) {
      const int x1 = std::min(x0 + kStretch, end);
      const double from_y = y - slope * ((x0 + x1) / 2.0 + aside - w / 2.0);
      const int row = static_cast<int>(std::floor(from_y));
      if (row < 0 || row + 1 >= h) {
        std::fill(to + x0, to + x1, around.at(left + x0, row));
        continue;
      }
      const int lower_part = static_cast<int>((from_y - row) * 128), upper_part = 128 - lower_part;
      const uint8_t* upper = &gray.pixels[static_cast<size_t>(row) * w + (left + x0)];
      const uint8_t* lower = upper + w;
      const auto blend = [&](int count) {
        for (int i = 0; i < count; i++) {
          const int above = upper[i] * left_part + upper[i + 1] * right_part;
          const int below = lower[i] * left_part + lower[i + 1] * right_part;
          blended[i] = static_cast<uint8_t>((above * upper_part + below * lower_part + 8192) >> 14);
        }
        std::copy_n(blended, count, to + x0);
      };
      // A loop of a known length becomes vectors.
      if (x1 - x0 == kStretch) blend(kStretch);
      else blend(x1 - x0);
    }
  }
  return out;
}

}  // namespace

Gray leveled(const Gray& gray, double degrees) {
  if (std::abs(degrees) <= kSmallAngle) return sheared(gray, degrees);
  const int w = gray.width, h = gray.height;
  Gray out{w, h, std::vector<uint8_t>(gray.pixels.size())};
  const Surroundings around(gray);
  const double sine = std::sin(degrees * M_PI / 180), cosine = std::cos(degrees * M_PI / 180);
  const int64_t step_x = in_parts(cosine), step_y = in_parts(-sine);
  for (int y = 0; y < h; y++) {
    const double dy = y - h / 2.0;
    int64_t at_x = in_parts(-w / 2.0 * cosine + dy * sine + w / 2.0);
    int64_t at_y = in_parts(w / 2.0 * sine + dy * cosine + h / 2.0);
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * w];
    for (int x = 0; x < w; x++, at_x += step_x, at_y += step_y) to[x] = gray_at(gray, around, at_x, at_y);
  }
  return out;
}

}  // namespace pagemill
