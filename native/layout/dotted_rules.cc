#include "layout/dotted_rules.h"

#include <algorithm>
#include <cmath>

#include "image/component_grid.h"

namespace pagemill {
namespace {

/// Fewest dots of a rule; more of them on a page are a texture.
constexpr size_t kFewest = 10, kMost = 40'000;
/// In letter heights: the largest side of a dot, of dots that touch, the widest gap, how far a dot may
/// lie off the last one, the shortest rule, and the distance of two rules.
constexpr double kDot = 0.35, kTouching = 3, kWidestGap = 0.7, kOff = 0.12, kShortest = 4, kApart = 0.8;
/// In letter heights: how far letters that dots lead from stand aside, and end off the dots' feet.
constexpr double kAside = 2.5, kOffBaseline = 0.14, kLeastLetter = 0.5;
/// Letters on the dots' baseline that tell of a leader.
constexpr int kLetters = 2;

bool is_dot(const Component& c, double text_height) {
  return c.height() < kDot * text_height && c.width() < kTouching * text_height &&
         5 * c.ink > 2 * c.width() * c.height();
}

struct Row {
  std::vector<int> dots;  // left to right
  Box box;
  int band = 0;
};

Box box_of(const Component& c) { return {double(c.x0), double(c.y0), double(c.x1), double(c.y1)}; }

/// Dots of one row, chained from left to right.
std::vector<Row> rows_of(const std::vector<Component>& ink, std::vector<int> dots, double text_height) {
  std::sort(dots.begin(), dots.end(), [&](int a, int b) { return ink[a].x0 < ink[b].x0; });
  const double band = std::max(1.0, kOff * text_height);
  std::vector<Row> rows;
  std::vector<int> open;  // the last row of each band, by its height on the page; -1 = none
  const auto middle = [&](const Component& c) { return (c.y0 + c.y1) / 2.0; };
  for (const int i : dots) {
    const Component& dot = ink[i];
    const int at = static_cast<int>(middle(dot) / band);
    if (at + 2 > static_cast<int>(open.size())) open.resize(at + 2, -1);
    int home = -1;
    for (const int b : {at, at - 1, at + 1}) {
      if (b < 0 || open[b] < 0) continue;
      const Component& last = ink[rows[open[b]].dots.back()];
      const int gap = dot.x0 - last.x1;
      if (gap < 0 || gap > kWidestGap * text_height || std::abs(middle(dot) - middle(last)) > band) continue;
      home = open[b];
      break;
    }
    if (home < 0) {
      home = static_cast<int>(rows.size());
      rows.push_back({{}, box_of(dot), at});
    }
    Row& row = rows[home];
    if (open[row.band] == home) open[row.band] = -1;
    row.dots.push_back(i);
    row.box = united(row.box, box_of(dot));
    row.band = at;
    open[at] = home;
  }
  std::erase_if(rows, [&](const Row& row) {
    return row.dots.size() < kFewest || row.box.width() < kShortest * text_height;
  });
  return rows;
}

/// Whether letters stand on the baseline that the dots stand on.
bool is_leader(const Row& row, const std::vector<Component>& letters, const ComponentGrid& grid,
               double text_height) {
  const double aside = kAside * text_height;
  int found = 0;
  grid.within(static_cast<int>(row.box.x0 - 2 * aside), static_cast<int>(row.box.y0 - 3 * text_height),
              static_cast<int>(row.box.x1 + aside), static_cast<int>(row.box.y1), [&](int i) {
                const Component& c = letters[i];
                if (c.x1 < row.box.x0 - aside) return;
                found += std::abs(c.y1 - row.box.y1) <= kOffBaseline * text_height + 1;
              });
  return found >= kLetters;
}

/// Whether another row lies close above or below.
bool is_texture(const Row& row, const std::vector<Row>& rows, double text_height) {
  return std::any_of(rows.begin(), rows.end(), [&](const Row& other) {
    const double apart = std::abs(other.box.middle_y() - row.box.middle_y());
    return &other != &row && apart > kOff * text_height && apart < kApart * text_height &&
           shared_x(other.box, row.box) > 0;
  });
}

}  // namespace

std::vector<Rule> take_dotted_rules(std::vector<Component>& ink, double text_height) {
  if (text_height <= 0) return {};
  std::vector<int> dots;
  std::vector<Component> letters;
  for (size_t i = 0; i < ink.size(); i++) {
    if (is_dot(ink[i], text_height)) dots.push_back(static_cast<int>(i));
    else if (ink[i].height() > kLeastLetter * text_height) letters.push_back(ink[i]);
  }
  if (dots.size() < kFewest || dots.size() > kMost) return {};
  const std::vector<Row> rows = rows_of(ink, std::move(dots), text_height);
  if (rows.empty()) return {};
  const ComponentGrid grid(letters, static_cast<int>(std::max(1.0, text_height)));
  std::vector<Rule> rules;
  std::vector<bool> taken(ink.size());
  for (const Row& row : rows) {
    if (is_texture(row, rows, text_height) || is_leader(row, letters, grid, text_height)) continue;
    rules.push_back({true, row.box});
    for (const int i : row.dots) taken[i] = true;
  }
  take_out(ink, taken);
  return rules;
}

}  // namespace pagemill
