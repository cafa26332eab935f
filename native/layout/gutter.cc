#include "layout/gutter.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Widest white band across all columns that a gutter may cross, in text heights: more parts zones
/// of a page.
constexpr double kWidestBand = 3.5;
/// Text heights from which a wider gutter is no better.
constexpr double kWideEnough = 2.5;
/// Fewest lines of both columns that must follow an inset, and most of a gutter's height that may
/// be insets.
constexpr int kFewestLines = 3;
constexpr double kMostInset = 0.5;
/// Text heights within which words beside an inset belong to it.
constexpr double kBesideInset = 0.8;
/// Text heights that a rule must run on beyond both sides of a gutter to end it.
constexpr double kWallReach = 2;
/// Text heights within which a rule below an inset belongs to it.
constexpr double kBelowInset = 2;

/// Lets the gap narrow to pass a segment; false when too little of it would be left: no more than
/// stands between words of its size.
bool passes(Gutter& gutter, const Segment& segment, double size) {
  const double least = kNarrowestGutter * std::max(size, segment.size);
  if (segment.box.x1 <= gutter.x0 || segment.box.x0 >= gutter.x1) return true;
  const double before = segment.box.x0 - gutter.x0, after = gutter.x1 - segment.box.x1;
  if (std::max(before, after) < least) return false;
  if (before >= after) gutter.x1 = segment.box.x0;
  else gutter.x0 = segment.box.x1;
  return true;
}

using ByTop = std::vector<const Segment*>;

ByTop::const_iterator first_below(const ByTop& by_top, double y) {
  return std::partition_point(by_top.begin(), by_top.end(),
                              [&](const Segment* s) { return s->box.y0 < y; });
}

/// Whether a rule runs across a gutter and parts what is above from what is below.
bool bars(const Box& wall, const Gutter& gutter, double size) {
  return wall.x0 <= gutter.x0 - kWallReach * size && wall.x1 >= gutter.x1 + kWallReach * size;
}

/// The first rule across a gutter between two heights, seen from `from`; null without one.
const Box* wall_between(std::span<const Box> walls, const Gutter& gutter, double from, double to,
                        double size) {
  const double low = std::min(from, to), high = std::max(from, to);
  const Box* nearest = nullptr;
  const auto first = std::partition_point(walls.begin(), walls.end(),
                                          [&](const Box& wall) { return wall.middle_y() <= low; });
  for (auto wall = first; wall != walls.end() && wall->middle_y() < high; ++wall) {
    if (!bars(*wall, gutter, size)) continue;
    nearest = &*wall;
    if (from < to) break;
  }
  return nearest;
}

void grow_down(Gutter& gutter, const Neighbours& around, double size) {
  const auto& by_top = around.by_top;
  double seen = gutter.y1;
  for (auto it = first_below(by_top, gutter.y1); it != by_top.end(); ++it) {
    const Segment& segment = **it;
    if (segment.box.y0 - gutter.y1 > kWidestBand * size) return;
    if (const Box* wall = wall_between(around.walls, gutter, seen, segment.box.middle_y(), size)) {
      gutter.y1 = std::min(gutter.y1, wall->y0);
      return;
    }
    seen = std::max(seen, segment.box.middle_y());
    if (!passes(gutter, segment, size)) {
      // Words of the same line that come before it stay with it.
      gutter.y1 = std::min(gutter.y1, segment.box.y0);
      return;
    }
    gutter.y1 = std::max(gutter.y1, segment.box.y1);
  }
}

void grow_up(Gutter& gutter, const Neighbours& around, double size) {
  const auto& by_top = around.by_top;
  double seen = gutter.y0;
  for (auto it = first_below(by_top, gutter.y0); it != by_top.begin();) {
    const Segment& segment = **--it;
    if (gutter.y0 - segment.box.y1 > kWidestBand * size) return;
    if (const Box* wall = wall_between(around.walls, gutter, seen, segment.box.middle_y(), size)) {
      gutter.y0 = std::max(gutter.y0, wall->y1);
      return;
    }
    seen = std::min(seen, segment.box.middle_y());
    if (!passes(gutter, segment, size)) {
      gutter.y0 = segment.box.y1;
      return;
    }
    gutter.y0 = std::min(gutter.y0, segment.box.y0);
  }
}

/// Whether text stands on both sides of what crosses a gutter, clear of it. Its lines need not be
/// at the same height.
bool flanked(const Segment& crosser, const ByTop& by_top, double size) {
  const double least = kNarrowestGutter * size;
  bool left = false, right = false;
  for (const Segment* other : by_top) {
    if (other->box.y0 > crosser.box.y1 + size) break;
    if (shared_y(other->box, crosser.box) < -size) continue;
    left |= other->box.x1 <= crosser.box.x0 - least;
    right |= other->box.x0 >= crosser.box.x1 + least;
  }
  return left && right;
}

/// What crosses a gutter below its end, line after line, as long as the columns go on beside it;
/// empty when they do not.
Box inset_below(const Gutter& gutter, const ByTop& by_top, double size) {
  Box inset;
  // What ended the gutter may stand a little higher than the lines beside it.
  for (auto it = first_below(by_top, gutter.y1 - 2 * size); it != by_top.end(); ++it) {
    const Segment& segment = **it;
    const double end = inset.empty() ? gutter.y1 : inset.y1;
    if (segment.box.y0 - end > kWidestBand * size) break;
    Gutter narrowed = gutter;
    if (passes(narrowed, segment, size)) continue;
    if (!flanked(segment, by_top, size)) return {};
    inset = inset.empty() ? segment.box : united(inset, segment.box);
  }
  if (inset.empty()) return inset;
  for (auto it = first_below(by_top, inset.y0 - size); it != by_top.end(); ++it) {
    const Segment& segment = **it;
    if (segment.box.y0 > inset.y1) break;
    const double near = kBesideInset * std::max(size, segment.size);
    if (2 * shared_y(segment.box, inset) < segment.box.height()) continue;
    if (shared_x(segment.box, inset) > -near) inset = united(inset, segment.box);
  }
  return inset;
}

/// Lines on both sides of a gutter, the fewer of the two.
long lines_beside(const Gutter& gutter, const ByTop& by_top) {
  long left = 0, right = 0;
  for (auto it = first_below(by_top, gutter.y0); it != by_top.end(); ++it) {
    if ((*it)->box.middle_y() > gutter.y1) break;
    ((*it)->box.middle_x() < gutter.x0 ? left : right)++;
  }
  return std::min(left, right);
}

}  // namespace

bool Gutter::in_inset(const Segment& segment) const {
  const double x = segment.box.middle_x(), y = segment.box.middle_y();
  return std::any_of(insets.begin(), insets.end(), [&](const Box& inset) {
    return x > inset.x0 && x < inset.x1 && y > inset.y0 && y < inset.y1;
  });
}

double Gutter::score(double size) const {
  double height = y1 - y0;
  for (const Box& inset : insets) height -= inset.height();
  return height * std::sqrt(std::min(x1 - x0, kWideEnough * size));
}

Gutter grown_gutter(const Neighbours& around, double x0, double x1, double y, double size) {
  Gutter gutter{x0, x1, y, y, {}};
  grow_down(gutter, around, size);
  grow_up(gutter, around, size);
  return gutter;
}

void bridge_insets(Gutter& gutter, const Neighbours& around, double size) {
  const auto& by_top = around.by_top;
  double inset_height = 0;
  for (;;) {
    Box inset = inset_below(gutter, by_top, size);
    if (inset.empty()) return;
    for (const Box& wall : around.walls)
      if (wall.y1 > inset.y1 && wall.y0 < inset.y1 + kBelowInset * size && bars(wall, gutter, size))
        inset.y1 = wall.y1;
    Gutter below{gutter.x0, gutter.x1, inset.y1, inset.y1, {}};
    grow_down(below, around, size);
    inset_height += inset.height();
    if (lines_beside(below, by_top) < kFewestLines) return;
    if (inset_height > kMostInset * (below.y1 - gutter.y0)) return;
    gutter.x0 = below.x0;
    gutter.x1 = below.x1;
    gutter.y1 = below.y1;
    gutter.insets.push_back(inset);
  }
}

}  // namespace pagemill
