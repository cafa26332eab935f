#include "layout/colon.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// In x-heights: from point to point, at most, as bullets of two lines are farther apart; how far the lower
/// one ends off the baseline; how high the upper one begins; how large one is.
constexpr double kApart = 1.1, kOffBaseline = 0.25, kLeastTop = 0.6, kMostTop = 1.5, kLeast = 0.1, kMost = 0.45;
/// Pixels that a point may have, and be off the baseline, whatever the x-height.
constexpr double kFewPixels = 3, kNearly = 1.5;

bool is_point(const Component& c, double x_height) {
  const double most = std::max(kFewPixels, kMost * x_height);
  return c.height() >= kLeast * x_height && c.height() <= most && c.width() <= most;
}

bool are_above_each_other(const Component& a, const Component& b, double x_height) {
  const double apart = std::abs(a.y0 + a.y1 - b.y0 - b.y1) / 2.0;
  return 2 * std::abs(a.x0 + a.x1 - b.x0 - b.x1) < a.width() + b.width() && apart > a.height() &&
         apart < kApart * x_height && 2 * a.height() > b.height() && 2 * b.height() > a.height();
}

}  // namespace

bool is_colon(const Component& a, const Component& b, const TextLine& line) {
  const double baseline = line.baseline((a.x0 + a.x1 + b.x0 + b.x1) / 4.0), xh = line.x_height;
  const double below = std::max(a.y1, b.y1) - baseline, top = baseline - std::min(a.y0, b.y0);
  return is_point(a, xh) && is_point(b, xh) && are_above_each_other(a, b, xh) &&
         std::abs(below) < std::max(kNearly, kOffBaseline * xh) && top > kLeastTop * xh && top < kMostTop * xh;
}

}  // namespace pagemill
