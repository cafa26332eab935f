#pragma once

#include <algorithm>

namespace pagemill {

/// An upright rectangle, origin top left, y down; x1 and y1 are exclusive. Pixels or points: the
/// layout code works in units of the words it is given.
struct Box {
  double x0 = 0;
  double y0 = 0;
  double x1 = 0;
  double y1 = 0;

  double width() const { return x1 - x0; }
  double height() const { return y1 - y0; }
  double middle_x() const { return (x0 + x1) / 2; }
  double middle_y() const { return (y0 + y1) / 2; }
  double area() const { return std::max(0.0, width()) * std::max(0.0, height()); }
  bool empty() const { return x1 <= x0 || y1 <= y0; }
};

inline Box united(const Box& a, const Box& b) {
  return {std::min(a.x0, b.x0), std::min(a.y0, b.y0), std::max(a.x1, b.x1), std::max(a.y1, b.y1)};
}

inline Box intersected(const Box& a, const Box& b) {
  return {std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}

/// Length two intervals share; negative is the gap between them.
inline double shared(double a0, double a1, double b0, double b1) {
  return std::min(a1, b1) - std::max(a0, b0);
}

inline double shared_x(const Box& a, const Box& b) { return shared(a.x0, a.x1, b.x0, b.x1); }
inline double shared_y(const Box& a, const Box& b) { return shared(a.y0, a.y1, b.y0, b.y1); }

}  // namespace pagemill
