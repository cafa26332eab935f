#include "layout/skew.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

struct Point {
  float x, y;
};

/// Sum of squares of the projection's bins: large when the points lie on few lines.
double sharpness(const std::vector<Point>& points, double degrees, float bin, std::vector<int>& bins) {
  const auto slope = static_cast<float>(std::tan(degrees * M_PI / 180));
  float low = 1e9f, high = -1e9f;
  for (const auto& point : points) {
    const float at = point.y - slope * point.x;
    low = std::min(low, at);
    high = std::max(high, at);
  }
  bins.assign(static_cast<size_t>((high - low) / bin) + 2, 0);
  for (const auto& point : points) ++bins[static_cast<size_t>((point.y - slope * point.x - low) / bin)];
  double sum = 0;
  for (const int count : bins) sum += static_cast<double>(count) * count;
  return sum;
}

}  // namespace

double skew_of(const std::vector<Component>& text, double most) {
  constexpr size_t kFewest = 20, kMost = 4000;
  if (text.size() < kFewest) return 0;
  std::vector<int> heights;
  for (const auto& component : text) heights.push_back(component.height());
  std::nth_element(heights.begin(), heights.begin() + heights.size() / 2, heights.end());
  const int height = std::max(4, heights[heights.size() / 2]);

  std::vector<Point> points;
  const size_t stride = text.size() / kMost + 1;
  for (size_t i = 0; i < text.size(); i += stride)
    if (text[i].height() * 2 > height && text[i].height() < 3 * height)
      points.push_back({(text[i].x0 + text[i].x1) / 2.0f, static_cast<float>(text[i].y1)});
  if (points.size() < kFewest) return 0;

  // Coarse to fine: the bins narrow with the step.
  std::vector<int> bins;
  double best = 0;
  const auto search = [&](double from, double to, double step, float bin) {
    double most_sharp = -1, at = best;
    for (double degrees = from; degrees <= to + 1e-9; degrees += step) {
      const double value = sharpness(points, degrees, bin, bins);
      // Of equals, the one nearest to level.
      if (value > most_sharp * 1.0001 || (value > most_sharp * 0.9999 && std::abs(degrees) < std::abs(at))) {
        most_sharp = value;
        at = degrees;
      }
    }
    best = at;
    return most_sharp;
  };
  search(-most, most, 0.5, height * 0.5f);
  search(best - 0.5, best + 0.5, 0.1, height * 0.25f);
  const double sharp = search(best - 0.1, best + 0.1, 0.025, std::max(1.0f, height * 0.12f));
  // A turn must pay: scattered points are about as sharp at any angle.
  const double level = sharpness(points, 0, std::max(1.0f, height * 0.12f), bins);
  return sharp > level * 1.02 ? best : 0;
}

}  // namespace pagemill
