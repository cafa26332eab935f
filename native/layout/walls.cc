#include "layout/walls.h"

#include <algorithm>

namespace pagemill {
namespace {

/// Share of a height that a wall stands beside.
constexpr double kBeside = 0.7;

bool stands_beside(const Box& wall, double y0, double y1) {
  return std::min(wall.y1, y1) - std::max(wall.y0, y0) >= kBeside * (y1 - y0);
}

bool is_before(const Box& wall, double x) { return wall.middle_x() < x; }

}  // namespace

Walls::Walls(std::span<const Rule> rules) {
  for (const Rule& rule : rules)
    if (!rule.horizontal) walls_.push_back(rule.box);
  std::sort(walls_.begin(), walls_.end(),
            [](const Box& a, const Box& b) { return a.middle_x() < b.middle_x(); });
}

bool Walls::between(double left, double right, double y0, double y1) const {
  for (auto wall = std::lower_bound(walls_.begin(), walls_.end(), left, is_before);
       wall != walls_.end() && wall->middle_x() <= right; ++wall)
    if (stands_beside(*wall, y0, y1)) return true;
  return false;
}

double Walls::before(double x, double reach, double y0, double y1) const {
  double edge = -kNowhere;
  for (auto wall = std::lower_bound(walls_.begin(), walls_.end(), x - reach, is_before);
       wall != walls_.end() && wall->middle_x() <= x; ++wall)
    if (stands_beside(*wall, y0, y1)) edge = std::max(edge, wall->x1);
  return std::min(edge, x);
}

double Walls::behind(double x, double reach, double y0, double y1) const {
  double edge = kNowhere;
  for (auto wall = std::lower_bound(walls_.begin(), walls_.end(), x, is_before);
       wall != walls_.end() && wall->middle_x() <= x + reach; ++wall)
    if (stands_beside(*wall, y0, y1)) edge = std::min(edge, wall->x0);
  return std::max(edge, x);
}

}  // namespace pagemill
