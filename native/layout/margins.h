#pragma once

#include <algorithm>
#include <vector>

#include "base/geometry.h"
#include "layout/level_field.h"

namespace pagemill {

/// Ends of words, and places on rules down the page.
struct TextEnds {
  std::vector<Point> lefts, rights, rules;
  Box text;  ///< around most of them
  double text_height;
};

/// How margins lean: by how many pixels to the right a pixel down, at both sides of the text.
struct Lean {
  double left = 0, right = 0;
  double gain = 1;  ///< how much better ends stand below each other than on an upright page

  /// By how much a point is to be moved to the right.
  double at(const Point& p, const Box& text) const {
    if (left == 0 && right == 0) return 0;
    const double share = (p.x - text.x0) / text.width();
    return -(left * (1 - share) + right * share) * (p.y - text.middle_y());
  }

  /// Where a point lies across that comes to lie at `target`, at its height.
  double before(double target, double y, const Box& text) const {
    if (left == 0 && right == 0) return target;
    const double down = y - text.middle_y(), apart = (right - left) / text.width() * down;
    return (target + left * down - apart * text.x0) / std::max(0.1, 1 - apart);
  }

  /// What is gained, less what chance gains: of many leans that are tried, some are better than none.
  ///
  /// @param photo many words of what is a photo for certain lean apart by perspective, hardly by chance
  double sureness(bool photo = false) const;
};

/// The lean at which most ends stand below each other.
Lean lean_of(const TextEnds& ends);

/// Margins and the sides of columns: ends that stand below each other when the page leans so. Points
/// have their height as x, and as y their place across without the lean.
std::vector<Curve> margins_of(const TextEnds& ends, const Lean& lean);

}  // namespace pagemill
