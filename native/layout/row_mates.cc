#include "layout/row_mates.h"

#include <algorithm>
#include <cmath>

#include "layout/baseline.h"
#include "layout/lines_by_height.h"

namespace pagemill {
namespace {

/// Pieces of ink up to which a line does not know its x-height, and up to which its baseline may be that of its
/// descenders; from which it knows both; letters of a row that tell its x-height.
constexpr size_t kFew = 3, kShort = 8, kEnough = 3, kLetters = 5;
/// In heights of its own: how far a line ends from the baseline of its row, above it and below; how far
/// baselines of a row are apart; the lowest letter of it.
constexpr double kNear = 0.15, kDescent = 0.4, kApart = 0.2, kLowest = 0.4;
/// In x-heights of the row: where letters end above the baseline.
constexpr double kLeastTop = 0.8, kMostTop = 1.8;
/// In x-heights, how far ink that stands on a baseline ends from it; and the share of a line's ink that does.
constexpr double kOnBaseline = 0.12, kStanding = 0.25;
/// How far letters end off their line, in x-heights, and how much lines lean that are long enough to tell.
constexpr double kOffLine = 0.05, kLean = 0.0011;
/// What its own height says of the x-height differs by no more from the row's, or is wrong.
constexpr double kAlike = 0.15;

/// Lines at one height, and how much they lean there: what a word alone leans by is mostly where its letters end.
struct Level {
  const std::vector<TextLine>& lines;
  const std::vector<int>& at;
  double slope = 0;

  Level(const std::vector<TextLine>& lines, const std::vector<int>& at) : lines(lines), at(at) {
    // A page is levelled: that speaks for none.
    double all = 1 / (kLean * kLean), sum = 0;
    for (const int i : at) {
      const double off = kOffLine * lines[i].x_height;
      const double known = lines[i].slope == 0 ? 0 : static_cast<double>(lines[i].ink.size()) * lines[i].box.width() * lines[i].box.width() / 12 / (off * off);
      sum += known * lines[i].slope;
      all += known;
    }
    slope = sum / all;
  }

  /// Where the baseline of a line is in its row, also far beyond its ends.
  double baseline(const TextLine& line, double x) const {
    const double middle = line.box.middle_x();
    return line.baseline(middle) + slope * (x - middle);
  }
};

/// The nearest line in whose row `line` stands; null without one.
const TextLine* mate_of(const TextLine& line, const Level& level) {
  const TextLine* mate = nullptr;
  double nearest = 0;
  for (const int i : level.at) {
    const TextLine& other = level.lines[i];
    const double below = line.box.y1 - level.baseline(other, line.box.middle_x()), height = line.box.height();
    if (&other == &line || other.ink.size() < kEnough || (line.ink.size() > kFew && other.ink.size() <= line.ink.size()) || below < -kNear * height || below > kDescent * height) continue;
    const double away = -shared_x(line.box, other.box);
    if (mate && away >= nearest) continue;
    mate = &other;
    nearest = away;
  }
  return mate;
}

/// Tops of all letters above the baseline of a row.
/// @param height of a letter in it
std::vector<double> tops_of(const TextLine& row, double height, const Level& level, const Sheet& sheet) {
  std::vector<double> tops;
  for (const int i : level.at) {
    const TextLine& line = level.lines[i];
    const double x = line.box.middle_x();
    if (std::abs(line.baseline(x) - level.baseline(row, x)) > kApart * height) continue;
    for (const int k : line.ink) {
      const Component& c = sheet.ink[k];
      const double top = level.baseline(row, (c.x0 + c.x1) / 2.0) - c.y0;
      if (top > kLowest * height) tops.push_back(top);
    }
  }
  return tops;
}

/// Whether a share of a line's ink ends on the baseline of a row: where it stands on its descenders the rest does.
bool stands_on(const TextLine& row, const TextLine& line, double x_height, const Level& level, const Sheet& sheet) {
  const auto on_it = std::count_if(line.ink.begin(), line.ink.end(), [&](int i) {
    const Component& c = sheet.ink[i];
    return std::abs(c.y1 - level.baseline(row, (c.x0 + c.x1) / 2.0)) <= kOnBaseline * x_height;
  });
  return static_cast<double>(on_it) >= kStanding * static_cast<double>(line.ink.size());
}

}  // namespace

void stand_in_rows(std::vector<TextLine>& lines, const Sheet& sheet) {
  const LinesByHeight by_height(lines, sheet.text_height);
  for (auto& line : lines) {
    if (line.ink.size() > kShort || line.bullet || line.raised_beside >= 0) continue;
    const Level level(lines, by_height.at(line.box.middle_y()));
    const TextLine* mate = mate_of(line, level);
    if (!mate) continue;
    const auto tops = tops_of(*mate, line.box.height(), level, sheet);
    if (tops.size() < kLetters) continue;
    const double xh = x_height_of(tops), x = line.box.middle_x(), baseline = level.baseline(*mate, x);
    const double top = baseline - line.box.y0;
    if (top < kLeastTop * xh || top > kMostTop * xh) continue;
    const bool few = line.ink.size() <= kFew;
    if (few) line.in_row = true;
    else if (std::abs(line.baseline(x) - baseline) <= kApart * xh || !stands_on(*mate, line, xh, level, sheet)) continue;
    if (std::abs(line.x_height - xh) <= kAlike * xh && std::abs(line.baseline(x) - baseline) <= kApart * xh) continue;
    const double y = std::abs(line.box.y1 - baseline) <= kApart * xh ? line.box.y1 : baseline;
    line.x_height = xh;
    line.slope = level.slope;
    line.origin = y - level.slope * x;
  }
}

}  // namespace pagemill
