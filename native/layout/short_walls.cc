#include "layout/short_walls.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// In letter heights: least height, most thickness. How many times a wall is as high as it is thick.
constexpr double kLeastHeight = 1, kMostThickness = 0.35, kSlim = 4;
/// Share of its box that is ink; a page may lean as little as its thickness.
constexpr double kFilled = 0.5;
/// White between a wall and the rule it reaches: what was taken away with a rule and is blurred beside it, in pixels,
/// or letter heights; letters stand farther from rules.
constexpr double kErased = 3, kBlurred = 0.12;

bool is_upright(const Component& c, double text_height) {
  return c.height() >= kLeastHeight * text_height && c.width() <= std::max(3.0, kMostThickness * text_height) &&
         c.height() >= kSlim * c.width() && c.ink >= kFilled * c.width() * c.height();
}

}  // namespace

std::vector<Rule> take_short_walls(std::vector<Component>& ink, const std::vector<Rule>& rules, double text_height) {
  std::vector<Box> level;
  for (const Rule& rule : rules)
    if (rule.horizontal) level.push_back(rule.box);
  std::vector<Rule> walls;
  if (level.size() < 2) return walls;
  const double near = std::max(kErased, kBlurred * text_height);
  const auto reaches = [&](const Component& c, double y) {
    const double x = (c.x0 + c.x1) / 2.0;
    return std::any_of(level.begin(), level.end(), [&](const Box& rule) {
      return x > rule.x0 - near && x < rule.x1 + near && y > rule.y0 - near && y < rule.y1 + near;
    });
  };
  std::vector<bool> taken(ink.size());
  for (size_t i = 0; i < ink.size(); i++) {
    const Component& c = ink[i];
    if (!is_upright(c, text_height) || !reaches(c, c.y0) || !reaches(c, c.y1)) continue;
    taken[i] = true;
    walls.push_back({false, {double(c.x0), double(c.y0), double(c.x1), double(c.y1)}});
  }
  take_out(ink, taken);
  return walls;
}

}  // namespace pagemill
