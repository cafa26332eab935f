#include "layout/row_mates.h"

#include <algorithm>
#include <cmath>

#include "layout/lines_by_height.h"

namespace pagemill {
namespace {

/// Pieces of ink up to which a line does not know its x-height, and from which it does.
constexpr size_t kFew = 3, kEnough = 4;
/// In x-heights of the row: where letters end, above its baseline and below; what stands so near to the
/// baseline stands on it.
constexpr double kLowest = 0.8, kHighest = 1.8, kDescent = 0.6, kNear = 0.2;
/// What its own height says of the x-height differs by no more from the row's, or is wrong.
constexpr double kAlike = 0.15;

/// Whether a box has a letter's height and place in the row of `line`.
bool fits(const Box& box, const TextLine& line) {
  const double baseline = line.baseline(box.middle_x()), xh = line.x_height;
  const double top = baseline - box.y0, below = box.y1 - baseline;
  return top >= kLowest * xh && top <= kHighest * xh && below >= -kNear * xh && below <= kDescent * xh;
}

}  // namespace

void stand_in_rows(std::vector<TextLine>& lines, double text_height) {
  const LinesByHeight by_height(lines, text_height);
  for (auto& line : lines) {
    if (line.ink.size() > kFew || line.bullet) continue;
    const TextLine* mate = nullptr;
    double nearest = 0;
    for (const int i : by_height.at(line.box.middle_y())) {
      const TextLine& other = lines[i];
      if (other.ink.size() < kEnough || !fits(line.box, other)) continue;
      const double away = -shared_x(line.box, other.box);
      if (mate && away >= nearest) continue;
      mate = &other;
      nearest = away;
    }
    if (!mate) continue;
    line.in_row = true;
    if (std::abs(line.x_height - mate->x_height) <= kAlike * mate->x_height) continue;
    const double x = line.box.middle_x(), baseline = mate->baseline(x);
    const double y = std::abs(line.box.y1 - baseline) <= kNear * mate->x_height ? line.box.y1 : baseline;
    line.x_height = mate->x_height;
    line.slope = mate->slope;
    line.origin = y - mate->slope * x;
  }
}

}  // namespace pagemill
