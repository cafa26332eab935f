#include "layout/place_marks.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "layout/bullet.h"
#include "layout/colon.h"

namespace pagemill {
namespace {

/// x-heights from the baseline up to the middle of a quote or a raised sign that ends a line; dots
/// further up are a rule's.
constexpr double kQuoteAbove = 1.75;
/// x-heights of the row from a colon to its text, at most, and to other marks, at least.
constexpr double kFarthest = 12, kAlone = 1;
/// x-heights off the baseline where points and commas have their middle, how wide they are, in heights, and
/// what a distance beside the line counts for them.
constexpr double kOnBaseline = 0.4, kWidest = 1.5, kBeside = 0.5;
/// x-heights above the baseline between which dashes stand.
constexpr double kDashLow = 0.15, kDashHigh = 0.9;
/// Letters of a line that tells where a colon or an ellipsis stands.
constexpr size_t kFewest = 3;
/// x-heights: how far dots end off the baseline; how large they are, at least and at most; and the widest step from
/// one to the next: a third of an em in one sign, a quarter and more in three full stops.
constexpr double kOffBaseline = 0.3, kLeastDot = 0.1, kMostDot = 0.5, kWidestStep = 1.1;
/// How much longer one side of a star may be; x-heights above the baseline between which it ends, and its height.
constexpr double kSquare = 1.35, kStarLow = 0.3, kStarHigh = 1.2, kLeastStar = 0.35, kMostStar = 1;
/// An x-height in heights of digits, which do not tell it.
constexpr double kOfHeight = 0.7;
/// How unlike two steps may be, and the heights of two dots; the dots of an ellipsis.
constexpr double kUnlike = 1.4, kUneven = 1.5;
constexpr size_t kDots = 3;
/// Fewest dots of a leader, and the widest step from one to the next, in x-heights.
constexpr size_t kFewestOfLeader = 5;
constexpr double kWidestOfLeader = 3;

bool is_dash(const Component& c, double text_height) {
  return c.width() >= 2 * c.height() && c.width() > 0.25 * text_height &&
         c.width() < 2 * text_height && c.height() < 0.35 * text_height &&
         c.ink * 10 > 6 * c.width() * c.height();
}

/// Whether a dash stands at the height of some line's x-heights: an empty cell of a table's row.
bool beside(const Component& dash, const std::vector<TextLine>& lines) {
  const double x = (dash.x0 + dash.x1) / 2.0, y = (dash.y0 + dash.y1) / 2.0;
  return std::any_of(lines.begin(), lines.end(), [&](const TextLine& line) {
    const double above = line.baseline(x) - y;
    return line.ink.size() > 1 && above > kDashLow * line.x_height && above < kDashHigh * line.x_height;
  });
}

/// The row that a small square piece of ink stands high in, as stars do; null without one.
const TextLine* row_of_star(const Component& c, const std::vector<TextLine>& lines, const LinesByHeight& by_height) {
  const double x = (c.x0 + c.x1) / 2.0;
  if (c.width() > kSquare * c.height() || c.height() > kSquare * c.width()) return nullptr;
  for (const int i : by_height.at((c.y0 + c.y1) / 2.0)) {
    const TextLine& row = lines[i];
    const double above = row.baseline(x) - c.y1, height = c.height() / row.x_height;
    if (row.ink.size() >= kFewest && above > kStarLow * row.x_height && above < kStarHigh * row.x_height && height > kLeastStar && height < kMostStar)
      return &row;
  }
  return nullptr;
}

/// A colon's other point, and the text that tells its baseline.
struct Colon {
  int other;
  const TextLine* row;
};

/// Marks from left to right, and which of them have a line.
struct Marks {
  const std::vector<int>& order;
  const std::vector<bool>& placed;
};

/// No other mark near: two of a row of dots, or of a pattern, are no colon.
bool stand_alone(size_t at, size_t other, const Marks& marks, double x_height, const Sheet& sheet) {
  const Component &a = sheet.ink[marks.order[at]], &b = sheet.ink[marks.order[other]];
  const double reach = kAlone * x_height;
  const double top = std::min(a.y0, b.y0) - reach, bottom = std::max(a.y1, b.y1) + reach;
  const double left = std::min(a.x0, b.x0) - reach, right = std::max(a.x1, b.x1) + reach;
  const auto is_near = [&](size_t k) {
    const Component& c = sheet.ink[marks.order[k]];
    return k != at && k != other && c.y1 > top && c.y0 < bottom;
  };
  for (size_t k = at; k-- > 0 && sheet.ink[marks.order[k]].x0 > left;)
    if (is_near(k)) return false;
  for (size_t k = at + 1; k < marks.order.size() && sheet.ink[marks.order[k]].x0 < right; k++)
    if (is_near(k)) return false;
  return true;
}

/// The other point of a colon that `marks[at]` begins, in the row of the nearest text.
std::optional<Colon> colon_at(size_t at, const Marks& marks, const std::vector<TextLine>& lines,
                              const LinesByHeight& by_height, const Sheet& sheet) {
  const Component& mark = sheet.ink[marks.order[at]];
  std::optional<Colon> found;
  double nearest = 0;
  for (const int i : by_height.at((mark.y0 + mark.y1) / 2.0)) {
    const TextLine& row = lines[i];
    const double away = std::max(row.box.x0 - mark.x1, mark.x0 - row.box.x1);
    if (row.ink.size() < kFewest || away > kFarthest * row.x_height || (found && away >= nearest)) continue;
    for (size_t k = at + 1; k < marks.order.size(); k++) {
      const Component& other = sheet.ink[marks.order[k]];
      if (other.x0 > mark.x1) break;
      if (marks.placed[marks.order[k]] || !is_colon(mark, other, row)) continue;
      if (!stand_alone(at, k, marks, row.x_height, sheet)) continue;
      found = {marks.order[k], &row};
      nearest = away;
      break;
    }
  }
  return found;
}

/// Of a line's ink.
double highest_of(const TextLine& line, const Sheet& sheet) {
  int highest = 0;
  for (const int i : line.ink) highest = std::max(highest, sheet.ink[i].height());
  return highest;
}

/// The row on whose baseline a dot stands; null without one.
const TextLine* row_of_dot(const Component& c, const std::vector<TextLine>& lines, const LinesByHeight& by_height) {
  const double x = (c.x0 + c.x1) / 2.0, y = (c.y0 + c.y1) / 2.0;
  const TextLine* nearest = nullptr;
  double least = 0;
  for (const int i : by_height.at(y)) {
    const TextLine& row = lines[i];
    const double xh = row.x_height, most = std::max(3.0, kMostDot * xh), off = std::abs(row.baseline(x) - c.y1);
    if (row.ink.size() < kFewest || c.width() > most || c.height() > most || c.height() < kLeastDot * xh) continue;
    if (off > std::max(1.5, kOffBaseline * xh) || (nearest && off >= least)) continue;
    nearest = &row;
    least = off;
  }
  return nearest;
}

/// Dots that stand on the baseline of a row.
struct Dots {
  std::vector<int> dots;
  const TextLine* row = nullptr;
};

/// Three dots in equal steps that stand alone: an empty cell of a timetable.
Dots ellipsis_at(size_t at, const Marks& marks, const std::vector<TextLine>& lines, const LinesByHeight& by_height,
                     const Sheet& sheet) {
  const Component& first = sheet.ink[marks.order[at]];
  Dots found{{marks.order[at]}, row_of_dot(first, lines, by_height)};
  if (!found.row) return {};
  const double widest = kWidestStep * found.row->x_height;
  double least = 0, most = 0;
  for (size_t k = at + 1; k < marks.order.size(); k++) {
    const Component &last = sheet.ink[found.dots.back()], &c = sheet.ink[marks.order[k]];
    const double step = (c.x0 + c.x1 - last.x0 - last.x1) / 2.0;
    if (c.x0 - last.x1 > widest) break;
    // Other lines' marks lie between them in this order.
    if (marks.placed[marks.order[k]] || std::abs(c.y1 - last.y1) > std::max(1.5, kOffBaseline * found.row->x_height)) continue;
    if (step > widest || row_of_dot(c, lines, by_height) == nullptr) return {};
    least = found.dots.size() == 1 ? step : std::min(least, step);
    most = std::max(most, step);
    found.dots.push_back(marks.order[k]);
  }
  if (found.dots.size() != kDots || most > kUnlike * least + 1) return {};
  // Dots of a kind, and no others around: specks come in swarms.
  const Component& last = sheet.ink[found.dots.back()];
  const double reach = found.row->x_height;
  for (const int i : found.dots) {
    const int a = sheet.ink[i].height(), b = first.height();
    if (a > kUneven * b + 1 || b > kUneven * a + 1) return {};
  }
  for (size_t k = 0; k < marks.order.size(); k++) {
    const Component& c = sheet.ink[marks.order[k]];
    if (std::find(found.dots.begin(), found.dots.end(), marks.order[k]) != found.dots.end()) continue;
    if (c.x1 > first.x0 - reach && c.x0 < last.x1 + reach && c.y1 > first.y0 - reach && c.y0 < first.y1 + reach) return {};
  }
  return found;
}

/// Dots in equal steps on the baseline of a row, which lead from one of its texts to another: the first of them may stand far
/// from either, as those of one table begin and end under each other.
Dots leader_at(size_t at, const Marks& marks, const std::vector<TextLine>& lines, const LinesByHeight& by_height,
               const Sheet& sheet) {
  Dots found{{marks.order[at]}, row_of_dot(sheet.ink[marks.order[at]], lines, by_height)};
  if (!found.row) return {};
  const double widest = kWidestOfLeader * found.row->x_height, off = std::max(1.5, kOffBaseline * found.row->x_height);
  double least = widest, most = 0;
  for (size_t k = at + 1; k < marks.order.size(); k++) {
    const Component &last = sheet.ink[found.dots.back()], &c = sheet.ink[marks.order[k]];
    const double step = (c.x0 + c.x1 - last.x0 - last.x1) / 2.0;
    if (c.x0 - last.x1 > widest) break;
    // Other lines' marks lie between them in this order.
    if (marks.placed[marks.order[k]] || step <= 0 || std::abs(c.y1 - last.y1) > off) continue;
    least = std::min(least, step);
    most = std::max(most, step);
    if (most > kUnlike * least + 1 || row_of_dot(c, lines, by_height) == nullptr) break;
    found.dots.push_back(marks.order[k]);
  }
  return found.dots.size() < kFewestOfLeader ? Dots{} : found;
}

}  // namespace

int home_of(const Component& mark, const std::vector<TextLine>& lines, const LinesByHeight& by_height,
            const Walls& walls) {
  const double x = (mark.x0 + mark.x1) / 2.0, y = (mark.y0 + mark.y1) / 2.0;
  int best = -1;
  double best_distance = 0;
  for (const int i : by_height.at(y)) {
    const TextLine& line = lines[i];
    const double above = line.baseline(x) - y, xh = line.x_height;
    if (above < -0.7 * xh || above > 2.1 * xh) continue;
    if (mark.height() > 2.2 * xh) continue;
    const double aside = std::max({0.0, line.box.x0 - mark.x1, mark.x0 - line.box.x1});
    if (aside > 1.5 * xh || (aside > 0 && above > kQuoteAbove * xh)) continue;
    if (aside > 0 && walls.between(std::min(x, line.box.x1), std::max(x, line.box.x0), line.box.y0, line.box.y1))
      continue;
    // What ends a sentence stands on the baseline, beside its line; above the next one it would be an accent.
    const bool is_stop = std::abs(above) < kOnBaseline * xh && mark.width() < kWidest * mark.height();
    const double distance = (is_stop ? kBeside : 1) * aside + std::max({0.0, -above, above - 1.6 * xh});
    if (best >= 0 && distance >= best_distance) continue;
    best = i;
    best_distance = distance;
  }
  return best;
}

void stand_beside(TextLine& mark, const TextLine& line) {
  mark.slope = line.slope;
  mark.origin = line.origin;
  mark.x_height = line.x_height;
}

void grow(TextLine& line, const Component& ink) {
  const Box box{double(ink.x0), double(ink.y0), double(ink.x1), double(ink.y1)};
  line.box = line.box.empty() ? box : united(line.box, box);
}

void sort_by_place(std::vector<int>& ink, const Sheet& sheet) {
  std::sort(ink.begin(), ink.end(), [&](int a, int b) { return sheet.ink[a].x0 < sheet.ink[b].x0; });
}

void place_marks(std::vector<int> marks, std::vector<TextLine>& lines, const Sheet& sheet) {
  // From left to right, so that a row of dots is followed from its line outwards.
  sort_by_place(marks, sheet);
  const LinesByHeight by_height(lines, sheet.text_height);
  std::vector<bool> placed(sheet.ink.size());
  const auto add = [&](TextLine& line, int i) {
    placed[i] = true;
    line.ink.push_back(i);
    grow(line, sheet.ink[i]);
  };
  for (size_t at = 0; at < marks.size(); at++) {
    const int i = marks[at];
    if (placed[i]) continue;
    const Component& mark = sheet.ink[i];
    const int home = home_of(mark, lines, by_height, sheet.walls);
    if (home >= 0) {
      add(lines[home], i);
      continue;
    }
    TextLine line;
    if (const auto colon = colon_at(at, {marks, placed}, lines, by_height, sheet)) {
      stand_beside(line, *colon->row);
      line.colon = true;
      add(line, i);
      add(line, colon->other);
    } else if (const auto ellipsis = ellipsis_at(at, {marks, placed}, lines, by_height, sheet); ellipsis.row) {
      stand_beside(line, *ellipsis.row);
      line.x_height = std::min(line.x_height, kOfHeight * highest_of(*ellipsis.row, sheet));
      line.ellipsis = true;
      for (const int dot : ellipsis.dots) add(line, dot);
    } else if (const auto leader = leader_at(at, {marks, placed}, lines, by_height, sheet); leader.row) {
      stand_beside(line, *leader.row);
      line.leader = true;
      for (const int dot : leader.dots) add(line, dot);
    } else if (const TextLine* item = item_of(mark, lines)) {
      stand_beside(line, *item);
      line.bullet = true;
      add(line, i);
    } else if (is_dash(mark, sheet.text_height) && beside(mark, lines)) {
      // Alone in a table's cell. Dashes stand at half the x-height.
      add(line, i);
      line.dash = true;
      line.x_height = 0.7 * sheet.text_height;
      line.origin = line.box.middle_y() + 0.5 * line.x_height;
    } else if (const TextLine* row = row_of_star(mark, lines, by_height)) {
      stand_beside(line, *row);
      line.speck = true;
      add(line, i);
    } else {
      continue;
    }
    lines.push_back(std::move(line));
  }
}

}  // namespace pagemill
