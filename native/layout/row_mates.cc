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
/// So many x-heights of spread tell as much of a slope as that lines of a levelled page are level: what a word leans by is mostly
/// where its letters end. Letters of long lines end .027 of their height off their line, and the lines lean by .0016, which makes 17;
/// by more on what is not flat.
constexpr double kLevel = 10;
/// What its own height says of the x-height differs by no more from the row's, or is wrong.
constexpr double kAlike = 0.15;

/// Where the baseline of a line is in its row, also far beyond its ends.
double row_baseline(const TextLine& line, double x) {
  const double middle = line.box.middle_x(), spread = line.box.width() * line.box.width() / 12;
  const double level = kLevel * line.x_height;
  const double slope = spread > 0 ? line.slope * spread / (spread + level * level) : 0;
  return line.baseline(middle) + slope * (x - middle);
}

/// The nearest line in whose row `line` stands; null without one.
const TextLine* mate_of(const TextLine& line, const std::vector<TextLine>& lines,
                        const std::vector<int>& level) {
  const TextLine* mate = nullptr;
  double nearest = 0;
  for (const int i : level) {
    const TextLine& other = lines[i];
    const double below = line.box.y1 - row_baseline(other, line.box.middle_x()), height = line.box.height();
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
std::vector<double> tops_of(const TextLine& row, double height, const std::vector<TextLine>& lines,
                            const std::vector<int>& level, const Sheet& sheet) {
  std::vector<double> tops;
  for (const int i : level) {
    const double x = lines[i].box.middle_x();
    if (std::abs(lines[i].baseline(x) - row_baseline(row, x)) > kApart * height) continue;
    for (const int k : lines[i].ink) {
      const Component& c = sheet.ink[k];
      const double top = row_baseline(row, (c.x0 + c.x1) / 2.0) - c.y0;
      if (top > kLowest * height) tops.push_back(top);
    }
  }
  return tops;
}

/// Whether a share of a line's ink ends on the baseline of a row: where it stands on its descenders the rest does.
bool stands_on(const TextLine& row, const TextLine& line, double x_height, const Sheet& sheet) {
  const auto on_it = std::count_if(line.ink.begin(), line.ink.end(), [&](int i) {
    const Component& c = sheet.ink[i];
    return std::abs(c.y1 - row_baseline(row, (c.x0 + c.x1) / 2.0)) <= kOnBaseline * x_height;
  });
  return static_cast<double>(on_it) >= kStanding * static_cast<double>(line.ink.size());
}

}  // namespace

void stand_in_rows(std::vector<TextLine>& lines, const Sheet& sheet) {
  const LinesByHeight by_height(lines, sheet.text_height);
  for (auto& line : lines) {
    if (line.ink.size() > kShort || line.bullet || line.raised_beside >= 0) continue;
    const auto& level = by_height.at(line.box.middle_y());
    const TextLine* mate = mate_of(line, lines, level);
    if (!mate) continue;
    const auto tops = tops_of(*mate, line.box.height(), lines, level, sheet);
    if (tops.size() < kLetters) continue;
    const double xh = x_height_of(tops), x = line.box.middle_x(), baseline = row_baseline(*mate, x);
    const double top = baseline - line.box.y0;
    if (top < kLeastTop * xh || top > kMostTop * xh) continue;
    const bool few = line.ink.size() <= kFew;
    if (few) line.in_row = true;
    else if (std::abs(line.baseline(x) - baseline) <= kApart * xh || !stands_on(*mate, line, xh, sheet)) continue;
    if (std::abs(line.x_height - xh) <= kAlike * xh && std::abs(line.baseline(x) - baseline) <= kApart * xh) continue;
    const double y = std::abs(line.box.y1 - baseline) <= kApart * xh ? line.box.y1 : baseline;
    line.x_height = xh;
    line.slope = mate->slope;
    line.origin = y - mate->slope * x;
  }
}

}  // namespace pagemill
