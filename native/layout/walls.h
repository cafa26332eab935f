#pragma once

#include <span>
#include <vector>

#include "base/page.h"

namespace pagemill {

/// Upright rules: what stands on both sides of one is no line, however near it is.
class Walls {
 public:
  /// Beyond any page, in pixels.
  static constexpr double kNowhere = 1e9;

  Walls() = default;
  explicit Walls(std::span<const Rule> rules);

  /// Does a wall stand between two places of a line?
  /// @param left, right where one ends and the other begins, in pixels
  /// @param y0, y1 from where to where on the page it would part them
  bool between(double left, double right, double y0, double y1) const;

  /// Where the nearest wall before `x` ends; `kNowhere` to the left where none is as near as `reach`.
  double before(double x, double reach, double y0, double y1) const;
  /// Where the nearest wall behind `x` begins.
  double behind(double x, double reach, double y0, double y1) const;

 private:
  std::vector<Box> walls_;  ///< by their middle, left to right
};

}  // namespace pagemill
