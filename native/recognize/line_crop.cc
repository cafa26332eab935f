#include "recognize/line_crop.h"

#include <algorithm>
#include <cmath>

#include "image/scale.h"

namespace pagemill::recognize {
namespace {

/// Above and below the baseline, in x-heights: what is always in the picture, and the most of it.
constexpr double kAscent = 1.5, kDescent = 0.5, kMostAscent = 2.3, kMostDescent = 0.9;
/// Pixels of paper around a line.
constexpr int kMargin = 4;

}  // namespace

LineCrop crop(const Gray& page, const TextLine& line, int height) {
  const double middle = line.box.middle_x();
  const double baseline = line.baseline(middle), xh = line.x_height;
  const double top = std::max(baseline - kMostAscent * xh,
                              std::min(line.box.y0, baseline - kAscent * xh));
  const double bottom = std::min(baseline + kMostDescent * xh,
                                 std::max(line.box.y1, baseline + kDescent * xh));
  const int y0 = static_cast<int>(std::floor(top)) - kMargin;
  const int y1 = static_cast<int>(std::ceil(bottom)) + kMargin;
  const int x0 = std::max(0, static_cast<int>(line.box.x0) - kMargin);
  const int x1 = std::min(page.width, static_cast<int>(std::ceil(line.box.x1)) + kMargin);

  Gray cut{x1 - x0, y1 - y0, {}};
  cut.pixels.resize(static_cast<size_t>(cut.width) * cut.height, 255);
  for (int x = 0; x < cut.width; x++) {
    const int lean = static_cast<int>(std::lround(line.slope * (x0 + x - middle)));
    for (int y = 0; y < cut.height; y++) {
      const int from = std::clamp(y0 + y + lean, 0, page.height - 1);
      cut.pixels[static_cast<size_t>(y) * cut.width + x] =
          page.pixels[static_cast<size_t>(from) * page.width + x0 + x];
    }
  }
  Gray scaled = scaled_to_height(cut, height);
  return {{scaled.width, scaled.height, std::move(scaled.pixels)}, static_cast<double>(x0),
          static_cast<double>(height) / cut.height};
}

}  // namespace pagemill::recognize
