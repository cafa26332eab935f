#include "layout/line_bend.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/quantile.h"

namespace pagemill {
namespace {

/// A line's height over a page from -1 to 1: a turn, a fan, bends.
constexpr size_t kTerms = 5;
using Terms = std::array<double, kTerms>;

Terms terms_of(double x, double y) { return {x, x * y, x * x, x * x * y, x * x * x}; }

/// How steep the terms are.
Terms slopes_of(double x, double y) { return {1, y, 2 * x, 2 * x * y, 3 * x * x}; }

double sum_of(const Terms& factors, const Terms& terms) {
  double sum = 0;
  for (size_t i = 0; i < kTerms; i++) sum += factors[i] * terms[i];
  return sum;
}

/// By Gauss' method; zeros where nothing is told.
Terms solved(std::array<Terms, kTerms> left, Terms right) {
  for (size_t i = 0; i < kTerms; i++) {
    if (left[i][i] < 1e-9) return {};
    for (size_t j = i + 1; j < kTerms; j++) {
      const double factor = left[j][i] / left[i][i];
      for (size_t k = i; k < kTerms; k++) left[j][k] -= factor * left[i][k];
      right[j] -= factor * right[i];
    }
  }
  for (size_t i = kTerms; i-- > 0;) {
    for (size_t k = i + 1; k < kTerms; k++) right[i] -= left[i][k] * right[k];
    right[i] /= left[i][i];
  }
  return right;
}

/// Rounds of least squares: at first all points count alike, then less the more units they lie off.
constexpr std::array kTolerance{1e9, 2.0, 1.0};
/// Keeps bends that no line tells of near zero, in lines of a unit's error.
constexpr double kRidge = 0.5;
/// Share of the slopes at either end that are left out.
constexpr double kOuter = 0.1;
/// Share of what halves of the lines differ by that counts against what they agree on.
constexpr double kChance = 0.5;
/// Multiples of it part any even order in halves.
constexpr double kGolden = 0.6180339887;

/// Where points lie, from -1 to 1 over the page.
struct Frame {
  double width, height;

  double x(const Point& p) const { return 2 * p.x / width - 1; }
  double y(const Point& p) const { return 2 * p.y / height - 1; }
};

/// How lines run over the page, in units.
Terms fitted(const std::vector<const Curve*>& lines, const Frame& frame, double unit) {
  Terms factors{};
  for (const double tolerance : kTolerance) {
    std::array<Terms, kTerms> left{};
    Terms right{};
    for (size_t i = 0; i < kTerms; i++) left[i][i] = kRidge;
    for (const Curve* line : lines) {
      Terms mean{};
      double all = 0, mean_y = 0;
      const Point& middle = (*line)[line->size() / 2];
      const double level = middle.y - sum_of(factors, terms_of(frame.x(middle), frame.y(middle))) * unit;
      std::array<Terms, kTerms> own{};
      Terms own_right{};
      for (const Point& p : *line) {
        const Terms terms = terms_of(frame.x(p), frame.y(p));
        const double height_off = p.y - level - sum_of(factors, terms) * unit;
        const double off = height_off / (tolerance * unit);
        const double weight = 1 / ((1 + off * off) * (1 + off * off));
        const double value = p.y / unit;
        all += weight;
        mean_y += weight * value;
        for (size_t a = 0; a < kTerms; a++) {
          mean[a] += weight * terms[a];
          own_right[a] += weight * terms[a] * value;
          for (size_t b = 0; b < kTerms; b++) own[a][b] += weight * terms[a] * terms[b];
        }
      }
      for (size_t a = 0; a < kTerms; a++) {
        right[a] += own_right[a] - mean[a] * mean_y / all;
        for (size_t b = 0; b < kTerms; b++) left[a][b] += own[a][b] - mean[a] * mean[b] / all;
      }
    }
    factors = solved(left, right);
  }
  return factors;
}

/// Between the lowest and the highest, but for the outer ones.
double range_of(const std::vector<double>& values) {
  return quantile(values, 1 - kOuter) - quantile(values, kOuter);
}

}  // namespace

double bend_of(const std::vector<Curve>& lines, double width, double height, double unit) {
  const Frame frame{width, height};
  // Two halves that neither rows nor columns tell apart.
  std::array<std::vector<const Curve*>, 2> halves;
  for (size_t i = 0; i < lines.size(); i++) {
    const double place = static_cast<double>(i) * kGolden;
    halves[place - std::floor(place) < 0.5 ? 0 : 1].push_back(&lines[i]);
  }
  const Terms one = fitted(halves[0], frame, unit), other = fitted(halves[1], frame, unit);
  // Slopes where lines are, against each other: on a flat page all are the same. What the halves differ
  // by is chance.
  std::vector<double> slopes, chances;
  double x0 = 1, x1 = -1;
  for (const Curve& line : lines)
    for (const Point* p : {&line.front(), &line.back()}) {
      const double x = frame.x(*p);
      const Terms at = slopes_of(x, frame.y(*p));
      slopes.push_back((sum_of(one, at) + sum_of(other, at)) / 2);
      chances.push_back((sum_of(one, at) - sum_of(other, at)) / 2);
      x0 = std::min(x0, x), x1 = std::max(x1, x);
    }
  return std::max(0.0, range_of(slopes) - kChance * range_of(chances)) * (x1 - x0) / 2 * unit;
}

}  // namespace pagemill
