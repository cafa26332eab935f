#include "layout/leaders.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Fewest dots: an ellipsis at the end of a sentence has four.
constexpr size_t kFewest = 5;
/// A dot's sides, how far it ends off the baseline, and the widest step to the next one, in
/// x-heights.
constexpr double kLeast = 0.08, kMost = 0.5, kOffBaseline = 0.3, kWidestStep = 3;
/// Least share of its box that is ink, how much longer one side may be, and how unlike two steps.
constexpr double kFilled = 0.45, kMostUneven = 1.7, kMostUnlike = 1.4;

bool is_dot(const Component& c, const TextLine& line) {
  const double w = c.width(), h = c.height(), most = std::max(3.0, kMost * line.x_height);
  const double below = c.y1 - line.baseline((c.x0 + c.x1) / 2.0);
  return w <= most && h <= most && std::max(w, h) >= kLeast * line.x_height &&
         w <= std::max(kMostUneven * h, h + 1) && h <= std::max(kMostUneven * w, w + 1) &&
         c.ink >= kFilled * w * h && std::abs(below) < std::max(1.5, kOffBaseline * line.x_height);
}

double step_between(const Component& a, const Component& b) { return (b.x0 + b.x1 - a.x0 - a.x1) / 2.0; }

/// How many dots in equal steps begin at `from`.
size_t dots_from(const TextLine& line, const Sheet& sheet, size_t from) {
  const auto at = [&](size_t i) -> const Component& { return sheet.ink[line.ink[i]]; };
  size_t to = from;
  double least = 0, most = 0;
  for (; to < line.ink.size() && is_dot(at(to), line); to++) {
    if (to == from) continue;
    const double step = step_between(at(to - 1), at(to));
    const double shortest = to == from + 1 ? step : std::min(least, step);
    const double longest = std::max(most, step);
    if (longest > kWidestStep * line.x_height || longest > kMostUnlike * shortest + 1) break;
    least = shortest;
    most = longest;
  }
  return to - from;
}

/// The part of a line that has some of its ink.
TextLine part_of(const TextLine& line, const Sheet& sheet, size_t from, size_t to) {
  TextLine part = line;
  part.ink.assign(line.ink.begin() + static_cast<long>(from), line.ink.begin() + static_cast<long>(to));
  part.box = {};
  for (const int i : part.ink) {
    const Component& c = sheet.ink[i];
    const Box box{double(c.x0), double(c.y0), double(c.x1), double(c.y1)};
    part.box = part.box.empty() ? box : united(part.box, box);
  }
  return part;
}

}  // namespace

void take_leaders(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<TextLine> parts;
  for (TextLine& line : lines) {
    size_t done = 0;
    for (size_t from = 0; from + kFewest <= line.ink.size();) {
      const size_t dots = dots_from(line, sheet, from);
      if (dots < kFewest) {
        from++;
        continue;
      }
      if (from > done) parts.push_back(part_of(line, sheet, done, from));
      parts.push_back(part_of(line, sheet, from, from + dots));
      parts.back().leader = true;
      done = from += dots;
    }
    if (done == 0) parts.push_back(std::move(line));
    else if (done < line.ink.size()) parts.push_back(part_of(line, sheet, done, line.ink.size()));
  }
  lines = std::move(parts);
}

}  // namespace pagemill
