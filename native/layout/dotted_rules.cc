#include "layout/dotted_rules.h"

#include <algorithm>
#include <cmath>

#include "image/component_grid.h"

namespace pagemill {
namespace {

/// Fewest dots of a rule, and of a piece of one; more of them on a page are a texture.
constexpr size_t kFewest = 10, kFewestInPiece = 3, kMost = 40'000;
/// In letter heights: the largest side of a dot, of dots that touch, the widest gap, how far a dot may
/// lie off the last one, the shortest rule, and the distance of two rules.
constexpr double kDot = 0.35, kTouching = 3, kWidestGap = 0.7, kOff = 0.12, kShortest = 4, kApart = 0.8;
/// The widest gap of a rule down the page: less than lines of text are apart, as strokes and ones stand under each other.
constexpr double kWidestGapDown = 0.3;
/// White between a rule down the page and a piece of it, and how far the piece may lie off it, in letter heights.
constexpr double kBroken = 1, kBeside = 0.25;
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

std::vector<int> dots_of(const std::vector<Component>& ink, double text_height) {
  std::vector<int> dots;
  for (size_t i = 0; i < ink.size(); i++)
    if (is_dot(ink[i], text_height)) dots.push_back(static_cast<int>(i));
  return dots;
}

/// Dots of one row, chained from left to right; none where there are few, or so many that they are a texture.
std::vector<Row> rows_of(const std::vector<Component>& ink, double text_height, double widest_gap) {
  std::vector<int> dots = dots_of(ink, text_height);
  if (dots.size() < kFewest || dots.size() > kMost) return {};
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
      if (gap < 0 || gap > widest_gap * text_height || std::abs(middle(dot) - middle(last)) > band) continue;
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
  return rows;
}

bool is_rule(const Row& row, double text_height) {
  return row.dots.size() >= kFewest && row.box.width() >= kShortest * text_height;
}

/// Whether a row goes on with another, or before it.
bool is_piece(const Row& row, const Row& rule, double text_height) {
  const double white = std::max(row.box.x0 - rule.box.x1, rule.box.x0 - row.box.x1);
  return white <= kBroken * text_height && std::abs(row.box.middle_y() - rule.box.middle_y()) <= kBeside * text_height;
}

/// Rules of dots, and the pieces that they are broken into.
std::vector<Row> with_pieces(const std::vector<Row>& rows, double text_height) {
  std::vector<Row> rules;
  std::vector<bool> taken(rows.size());
  const auto take_where = [&](auto holds) {
    bool any = false;
    for (size_t i = 0; i < rows.size(); i++) {
      if (taken[i] || !holds(rows[i])) continue;
      taken[i] = any = true;
      rules.push_back(rows[i]);
    }
    return any;
  };
  take_where([&](const Row& row) { return is_rule(row, text_height); });
  const auto goes_on = [&](const Row& row) {
    return row.dots.size() >= kFewestInPiece &&
           std::any_of(rules.begin(), rules.end(), [&](const Row& rule) { return is_piece(row, rule, text_height); });
  };
  while (!rules.empty() && take_where(goes_on)) {
  }
  return rules;
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
  std::vector<Row> rows = rows_of(ink, text_height, kWidestGap);
  std::erase_if(rows, [&](const Row& row) { return !is_rule(row, text_height); });
  if (rows.empty()) return {};
  std::vector<Component> letters;
  for (const Component& c : ink)
    if (!is_dot(c, text_height) && c.height() > kLeastLetter * text_height) letters.push_back(c);
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

std::vector<Rule> take_dotted_walls(std::vector<Component>& ink, double text_height) {
  if (text_height <= 0) return {};
  std::vector<Component> turned;
  for (const Component& c : ink) turned.push_back({c.y0, c.x0, c.y1, c.x1, c.ink});
  const std::vector<Row> rows = with_pieces(rows_of(turned, text_height, kWidestGapDown), text_height);
  std::vector<Rule> rules;
  std::vector<bool> taken(ink.size());
  for (const Row& row : rows) {
    if (is_texture(row, rows, text_height)) continue;
    rules.push_back({false, {row.box.y0, row.box.x0, row.box.y1, row.box.x1}});
    for (const int i : row.dots) taken[i] = true;
  }
  take_out(ink, taken);
  return rules;
}

}  // namespace pagemill
