#include "image/flatten.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "image/bilinear.h"

namespace pagemill {

Gray flattened(const Gray& gray, const Mesh& mesh, const CancelToken& cancel) {
  Gray out{static_cast<int>(mesh.width), static_cast<int>(mesh.height), {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  const Surroundings around(gray);
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
      int64_t at_x = in_parts(a.x + slope_x * begin - 0.5), at_y = in_parts(a.y + slope_y * begin - 0.5);
      const int64_t step_x = in_parts(slope_x), step_y = in_parts(slope_y);
      for (int x = std::max(0, x0); x < x1; x++, at_x += step_x, at_y += step_y)
        to[x] = gray_at(gray, around, at_x, at_y);
    }
  }
  return out;
}

}  // namespace pagemill
