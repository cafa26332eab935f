#include "image/flatten.h"

#include <cmath>
#include <cstdint>

namespace pagemill {
namespace {

/// Places are counted in parts of a pixel; both coordinates of any picture fit into 64 bits.
constexpr double kParts = 65536;

int64_t fixed(double value) { return std::llround(value * kParts); }

}  // namespace

Gray flattened(const Gray& gray, const Mesh& mesh, const CancelToken& cancel) {
  const int w = gray.width, h = gray.height;
  Gray out{static_cast<int>(mesh.width), static_cast<int>(mesh.height), {}};
  out.pixels.assign(static_cast<size_t>(out.width) * out.height, 255);
  for (int y = 0; y < out.height; y++) {
    if (y % 64 == 0) cancel.check();
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * out.width];
    // Along a row, places go on evenly from one column of nodes to the next.
    for (int column = 0; column + 1 < mesh.columns; column++) {
      const double left = column * mesh.step_x(), right = left + mesh.step_x();
      const int x0 = static_cast<int>(std::ceil(left - 0.5));
      const int x1 = std::min(out.width, static_cast<int>(std::ceil(right - 0.5)));
      const Point a = mesh.at(left, y + 0.5), b = mesh.at(right, y + 0.5);
      const double slope_x = (b.x - a.x) / mesh.step_x(), slope_y = (b.y - a.y) / mesh.step_x();
      const double begin = std::max(0, x0) + 0.5 - left;
      int64_t at_x = fixed(a.x + slope_x * begin - 0.5), at_y = fixed(a.y + slope_y * begin - 0.5);
      const int64_t step_x = fixed(slope_x), step_y = fixed(slope_y);
      for (int x = std::max(0, x0); x < x1; x++, at_x += step_x, at_y += step_y) {
        const int64_t ix = at_x >> 16, iy = at_y >> 16;
        if (ix < 0 || iy < 0 || ix >= w - 1 || iy >= h - 1) continue;
        const int fx = static_cast<int>(at_x >> 8 & 255), fy = static_cast<int>(at_y >> 8 & 255);
        const uint8_t* from = &gray.pixels[static_cast<size_t>(iy) * w + static_cast<size_t>(ix)];
        const int upper = from[0] * (256 - fx) + from[1] * fx;
        const int lower = from[w] * (256 - fx) + from[w + 1] * fx;
        to[x] = static_cast<uint8_t>((upper * (256 - fy) + lower * fy + 32768) >> 16);
      }
    }
  }
  return out;
}

}  // namespace pagemill
