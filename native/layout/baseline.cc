#include "layout/baseline.h"

#include <algorithm>
#include <cmath>

#include "base/quantile.h"

namespace pagemill {
namespace {

constexpr double kSteepest = 0.03;

}  // namespace

void fit_baseline(TextLine& line, const std::vector<Component>& ink) {
  std::vector<double> bottoms, heights;
  for (const int i : line.ink) {
    bottoms.push_back(ink[i].y1);
    heights.push_back(ink[i].height());
  }
  const double height = quantile(heights, 0.5);
  line.slope = 0;
  line.origin = quantile(bottoms, 0.4);
  // Twice: a slope from what stands on the line, then from what stands on the sloped line.
  for (int round = 0; round < 2; round++) {
    double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (const int i : line.ink) {
      const double x = (ink[i].x0 + ink[i].x1) / 2.0, y = ink[i].y1;
      if (std::abs(y - line.baseline(x)) > (round == 0 ? 0.3 : 0.15) * height) continue;
      n++, sx += x, sy += y, sxx += x * x, sxy += x * y;
    }
    const double spread = n * sxx - sx * sx;
    if (n < 5 || line.box.width() < 6 * height || spread <= 0) {
      if (n > 0) line.origin = sy / n, line.slope = 0;
      continue;
    }
    line.slope = std::clamp((n * sxy - sx * sy) / spread, -kSteepest, kSteepest);
    line.origin = (sy - line.slope * sx) / n;
  }
  std::vector<double> tops;
  for (const int i : line.ink) {
    const double top = line.baseline((ink[i].x0 + ink[i].x1) / 2.0) - ink[i].y0;
    if (top > 0.3 * height) tops.push_back(top);
  }
  line.x_height = tops.empty() ? 0.7 * height : x_height_of(tops);
}

double x_height_of(const std::vector<double>& tops) {
  const double tallest = quantile(tops, 0.9);
  std::vector<double> low;
  for (const double top : tops)
    if (top < 0.84 * tallest && top > 0.4 * tallest) low.push_back(top);
  const bool mixed = low.size() * 5 >= tops.size();
  return mixed ? quantile(low, 0.5) : 0.72 * tallest;
}

}  // namespace pagemill
