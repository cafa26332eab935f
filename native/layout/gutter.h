#pragma once

#include <span>
#include <vector>

#include "layout/segment.h"

namespace pagemill {

/// Narrowest gutter, in text heights.
inline constexpr double kNarrowestGutter = 0.6;

/// What a growing gutter may meet.
struct Neighbours {
  std::vector<const Segment*> by_top;  ///< a region's segments by their tops
  std::span<const Box> walls;          ///< horizontal rules from the top down
};

/// White space between two columns: nothing stands in it from `y0` to `y1` but what is set into
/// both columns, a picture's caption or a pulled quote that their text flows around.
struct Gutter {
  double x0, x1, y0, y1;
  std::vector<Box> insets;

  bool in_inset(const Segment& segment) const;
  /// Tall and wide is good; from a usual width on, wider says no more.
  ///
  /// @param size typical word height
  double score(double size) const;
};

/// Lets the gap between two segments grow up and down as far as it stays wide enough and no rule
/// runs across it.
///
/// @param x0, x1 the gap's sides at the height `y`
Gutter grown_gutter(const Neighbours& around, double x0, double x1, double y, double size);

/// Lets a gutter that ends at something set into both columns go on below that.
void bridge_insets(Gutter& gutter, const Neighbours& around, double size);

}  // namespace pagemill
