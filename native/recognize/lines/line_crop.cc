#include "recognize/lines/line_crop.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "image/scale.h"

namespace pagemill::recognize {
namespace {

/// Above and below the baseline, in x-heights: what is always in the picture, and the most of it.
constexpr double kAscent = 1.5, kDescent = 0.5, kMostAscent = 2.3, kMostDescent = 0.9;
/// Pixels of paper around a line, and those beside a wall that are grayer for it.
constexpr int kMargin = 4, kBleed = 1;

/// As wide as `factor` says, by linear interpolation.
Gray stretched(const Gray& from, double factor) {
  Gray to{std::max(1, static_cast<int>(std::lround(from.width * factor))), from.height, {}};
  to.pixels.resize(static_cast<size_t>(to.width) * to.height);
  struct Column {
    int left, right;
    double share;  ///< of the right one
  };
  std::vector<Column> columns;
  for (int x = 0; x < to.width; x++) {
    const double at = std::clamp((x + 0.5) / factor - 0.5, 0.0, from.width - 1.0);
    const int left = static_cast<int>(at);
    columns.push_back({left, std::min(left + 1, from.width - 1), at - left});
  }
  for (int y = 0; y < to.height; y++) {
    const uint8_t* row = &from.pixels[static_cast<size_t>(y) * from.width];
    uint8_t* out = &to.pixels[static_cast<size_t>(y) * to.width];
    for (const auto& [left, right, share] : columns)
      *out++ = static_cast<uint8_t>(row[left] * (1 - share) + row[right] * share + 0.5);
  }
  return to;
}

void darken(Gray& gray, double gamma) {
  std::array<uint8_t, 256> curve;
  for (int value = 0; value < 256; value++)
    curve[value] = static_cast<uint8_t>(std::lround(255 * std::pow(value / 255.0, gamma)));
  for (uint8_t& pixel : gray.pixels) pixel = curve[pixel];
}

/// Gives columns the gray of the paper: what is seen there is a wall.
void whiten(Gray& gray, int from, int to) {
  from = std::max(from, 0);
  to = std::min(to, gray.width);
  if (from >= to) return;
  std::vector<uint8_t> edge(gray.pixels.begin(), gray.pixels.begin() + gray.width);
  const auto middle = edge.begin() + gray.width / 2;
  std::nth_element(edge.begin(), middle, edge.end());
  for (int y = 0; y < gray.height; y++)
    for (int x = from; x < to; x++) gray.pixels[static_cast<size_t>(y) * gray.width + x] = *middle;
}

}  // namespace

LineCrop crop(const Gray& page, const TextLine& line, int height, const Look& look) {
  const double middle = line.box.middle_x();
  const double baseline = line.baseline(middle), xh = line.x_height;
  const double top = std::max(baseline - kMostAscent * xh,
                              std::min(line.box.y0, baseline - kAscent * xh));
  const double bottom = std::min(baseline + kMostDescent * xh,
                                 std::max(line.box.y1, baseline + kDescent * xh));
  const int y0 = static_cast<int>(std::floor(top + look.trim * xh)) - kMargin;
  const int y1 = static_cast<int>(std::ceil(bottom - look.trim * xh)) + kMargin;
  const int x0 = std::max(0, static_cast<int>(line.box.x0) - kMargin);
  const int x1 = std::min(page.width, static_cast<int>(std::ceil(line.box.x1)) + kMargin);

  Gray cut{x1 - x0, y1 - y0, {}};
  cut.pixels.resize(static_cast<size_t>(cut.width) * cut.height, 255);
  // Stretches that lean as far are copied row by row.
  const auto lean_at = [&](int x) { return static_cast<int>(std::lround(line.slope * (x0 + x - middle))); };
  for (int x = 0, end = 0; x < cut.width; x = end) {
    const int lean = lean_at(x);
    while (end < cut.width && lean_at(end) == lean) end++;
    for (int y = 0; y < cut.height; y++) {
      const int from = std::clamp(y0 + y + lean, 0, page.height - 1);
      std::copy_n(&page.pixels[static_cast<size_t>(from) * page.width + x0 + x], end - x,
                  &cut.pixels[static_cast<size_t>(y) * cut.width + x]);
    }
  }
  whiten(cut, 0, static_cast<int>(std::ceil(line.left)) + kBleed - x0);
  whiten(cut, static_cast<int>(std::floor(line.right)) - kBleed - x0, cut.width);
  if (look.stretch != 1) cut = stretched(cut, look.stretch);
  if (look.gamma != 1) darken(cut, look.gamma);
  Gray scaled = scaled_to_height(cut, height);
  return {{scaled.width, scaled.height, std::move(scaled.pixels)}, static_cast<double>(x0),
          look.stretch * height / cut.height};
}

}  // namespace pagemill::recognize
