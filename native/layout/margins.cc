#include "layout/margins.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace pagemill {
namespace {

/// Steepest lean that is looked for, a tenth being six degrees; and steps of the search.
constexpr double kMostLean = 0.16, kCoarse = 0.02, kMiddling = 0.005, kFine = 0.00125;
/// Ends that are looked at, at most.
constexpr size_t kMost = 600;
/// Text heights within which ends stand below each other, in the search and at last.
constexpr double kWide = 1, kNarrow = 0.5, kAtLast = 0.3;
/// Fewest ends of a margin, and the least share of the text's height that it runs down.
constexpr size_t kFewest = 5;
constexpr double kLeastHeight = 0.1;

/// How much more must be gained for margins that lean apart, by how far they do; and in a photo.
constexpr double kApart = 2, kApartInPhoto = 0.8;

/// Adds up how many ends stand near each, by bins of a width and pairs of them.
class Columns {
 public:
  double sharpness(const std::vector<Point>& points, const TextEnds& ends, const Lean& lean,
                   double bin) {
    const double low = ends.text.x0 - 0.5 * ends.text.width();
    const auto count = static_cast<size_t>(2 * ends.text.width() / bin) + 2;
    bins_.assign(count, 0);
    for (const Point& p : points) {
      const double at = (p.x + lean.at(p, ends.text) - low) / bin;
      if (at >= 0 && at < static_cast<double>(count)) bins_[static_cast<size_t>(at)]++;
    }
    double sum = 0;
    for (size_t i = 1; i < count; i++) {
      const double pair = bins_[i - 1] + bins_[i];
      sum += pair * pair;
    }
    return sum;
  }

 private:
  std::vector<int> bins_;
};

std::vector<Point> some_of(const std::vector<Point>& points) {
  std::vector<Point> some;
  const size_t stride = points.size() / kMost + 1;
  for (size_t i = 0; i < points.size(); i += stride) some.push_back(points[i]);
  return some;
}

void collect(const std::vector<Point>& points, const TextEnds& ends, const Lean& lean,
             std::vector<Curve>& margins) {
  struct End {
    double at;
    Point point;
    bool taken = false;
  };
  std::vector<End> row;
  for (const Point& p : points) row.push_back({p.x + lean.at(p, ends.text), p, false});
  std::sort(row.begin(), row.end(), [](const End& a, const End& b) { return a.at < b.at; });
  const double near = 2 * kNarrow * ends.text_height;
  for (;;) {
    // The stretch with most ends that no margin has.
    size_t best = 0, from = 0, to = 0;
    for (size_t i = 0, j = 0, count = 0; i < row.size(); i++) {
      if (row[i].taken) continue;
      for (; j < row.size() && row[j].at - row[i].at <= near; j++) count += !row[j].taken;
      if (count > best) best = count, from = i, to = j;
      count--;
    }
    if (best < kFewest) return;
    Curve margin;
    double top = 1e300, bottom = -1e300;
    for (size_t i = from; i < to; i++) {
      if (row[i].taken) continue;
      row[i].taken = true;
      margin.push_back({row[i].point.y, row[i].at});
      top = std::min(top, row[i].point.y), bottom = std::max(bottom, row[i].point.y);
    }
    if (bottom - top >= kLeastHeight * ends.text.height()) margins.push_back(std::move(margin));
  }
}

}  // namespace

double Lean::sureness(bool photo) const {
  return gain - 1 - (photo ? kApartInPhoto : kApart) * std::abs(left - right);
}

Lean lean_of(const TextEnds& ends) {
  if (ends.text.width() < ends.text_height || ends.lefts.size() < kFewest) return {};
  auto lefts = ends.lefts;
  lefts.insert(lefts.end(), ends.rules.begin(), ends.rules.end());
  lefts = some_of(lefts);
  const auto rights = some_of(ends.rights);
  Columns columns;
  const auto sharpness = [&](const Lean& lean, double bin) {
    const double width = std::max(1.0, bin * ends.text_height);
    return columns.sharpness(lefts, ends, lean, width) + columns.sharpness(rights, ends, lean, width);
  };
  Lean best;
  const auto search = [&](double reach, double step, double bin) {
    const Lean middle = best;
    double most = sharpness(best, bin);
    const int steps = static_cast<int>(std::lround(reach / step));
    for (int i = -steps; i <= steps; i++)
      for (int j = -steps; j <= steps; j++) {
        const Lean lean{middle.left + i * step, middle.right + j * step};
        const double value = sharpness(lean, bin);
        // Of about equals, the one nearest to where the search begins.
        if (value <= most * 1.005) continue;
        most = value;
        best = lean;
      }
  };
  search(kMostLean, kCoarse, kWide);
  search(kCoarse, kMiddling, kNarrow);
  search(kMiddling, kFine, kAtLast);
  best.gain = sharpness(best, kAtLast) / std::max(1.0, sharpness({}, kAtLast));
  return best;
}

std::vector<Curve> margins_of(const TextEnds& ends, const Lean& lean) {
  std::vector<Curve> margins;
  collect(ends.lefts, ends, lean, margins);
  collect(ends.rights, ends, lean, margins);
  return margins;
}

}  // namespace pagemill
