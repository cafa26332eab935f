#include "layout/bullet.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Share of a bullet's box that is ink, less where it is lower than any letter; how much longer one
/// side may be; its size in x-heights.
constexpr double kFilled = 0.75, kFilledLow = 0.6, kLow = 0.75, kMostUneven = 1.35, kLeast = 0.3,
                 kMost = 1.05;
/// Where an item's text begins, and how far a bullet is off the middle of its small letters, in
/// x-heights.
constexpr double kFarthest = 8, kOffMiddle = 0.5;

}  // namespace

bool is_bullet(const Component& c, double x_height) {
  const double w = c.width(), h = c.height();
  const double filled = h < kLow * x_height ? kFilledLow : kFilled;
  return c.ink >= filled * w * h && w < kMostUneven * h && h < kMostUneven * w &&
         h > kLeast * x_height && h < kMost * x_height;
}

const TextLine* item_of(const Component& ink, const std::vector<TextLine>& lines) {
  const auto item = std::find_if(lines.begin(), lines.end(), [&](const TextLine& line) {
    const double gap = line.box.x0 - ink.x1;
    const double middle = line.baseline(line.box.x0) - line.x_height / 2;
    return line.ink.size() > 2 && gap > 0 && gap < kFarthest * line.x_height &&
           std::abs(middle - (ink.y0 + ink.y1) / 2.0) < kOffMiddle * line.x_height &&
           is_bullet(ink, line.x_height);
  });
  return item == lines.end() ? nullptr : &*item;
}

}  // namespace pagemill
