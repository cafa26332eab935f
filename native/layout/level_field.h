#pragma once

#include <array>
#include <vector>

#include "base/geometry.h"
#include "base/mesh.h"

namespace pagemill {

/// Points that lie on one line of the page: along is x, across is y.
using Curve = std::vector<Point>;

/// How far each point of a page must be moved across so that curves become straight: a smooth
/// function (cubic B-splines on an even grid). It moves nothing in the middle of the curves'
/// direction, so that the page keeps its size.
class LevelField {
 public:
  /// Least squares, robust: points that lie off their curve, as descenders do, count little.
  ///
  /// @param columns, rows squares of the grid over the curves; what lies beyond moves as what is next to it
  /// @param unit distance that counts as off the curve, about a third of a letter's height
  /// @param rest how much it costs to move what no curve tells of: 0 = it goes on as beside it
  LevelField(const std::vector<Curve>& curves, int columns, int rows, double unit, double rest);

  /// By how much a point is to be moved across.
  double at(double x, double y) const;

  /// Where a point lies across that comes to lie at `target`.
  double before(double x, double target) const;

 private:
  struct Weights {
    int column, row;
    std::array<double, 16> values;
  };
  Weights weights_at(double x, double y) const;
  int wide() const { return columns_ + 3; }
  int high() const { return rows_ + 3; }
  int size() const { return wide() * high(); }

  int columns_, rows_;
  Box box_;
  std::vector<double> heights_;
};

}  // namespace pagemill
