#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace pagemill {

struct Point {
  double x = 0;
  double y = 0;
};

/// Where points of a flattened page were on the picture that it was flattened from: known at the
/// nodes of an even grid over the page, between them in proportion. Without nodes nothing was moved.
struct Mesh {
  double width = 0, height = 0;                ///< of the flattened page in pixels
  double source_width = 0, source_height = 0;  ///< of the picture
  int columns = 0, rows = 0;                   ///< of nodes, at least two each
  std::vector<Point> nodes;                    ///< row by row, in pixels of the picture

  bool empty() const { return nodes.empty(); }
  double step_x() const { return width / (columns - 1); }
  double step_y() const { return height / (rows - 1); }
  const Point& node(int column, int row) const {
    return nodes[static_cast<size_t>(row) * columns + column];
  }

  /// A point of the flattened page on the picture; what lies outside goes on as at the edge.
  Point at(double x, double y) const {
    const double u = x / step_x(), v = y / step_y();
    const int column = std::clamp(static_cast<int>(std::floor(u)), 0, columns - 2);
    const int row = std::clamp(static_cast<int>(std::floor(v)), 0, rows - 2);
    const double right = u - column, low = v - row;
    const Point &a = node(column, row), &b = node(column + 1, row);
    const Point &c = node(column, row + 1), &d = node(column + 1, row + 1);
    const auto between = [&](double p, double q, double r, double s) {
      return (p * (1 - right) + q * right) * (1 - low) + (r * (1 - right) + s * right) * low;
    };
    return {between(a.x, b.x, c.x, d.x), between(a.y, b.y, c.y, d.y)};
  }

  /// The way from a page that is flattened once more to the picture that it first was.
  Mesh after(const Mesh& first) const {
    Mesh both = *this;
    both.source_width = first.source_width;
    both.source_height = first.source_height;
    for (Point& point : both.nodes) point = first.at(point.x, point.y);
    return both;
  }

  /// For a page and a picture of `factor` times as many pixels each way.
  Mesh scaled(double factor) const {
    Mesh mesh{width * factor, height * factor, source_width * factor, source_height * factor,
              columns,        rows,            nodes};
    for (Point& point : mesh.nodes) point = {point.x * factor, point.y * factor};
    return mesh;
  }

  /// As it is when both the page and the picture are turned clockwise.
  /// @param degrees 0, 90, 180 or 270
  Mesh turned(int degrees) const {
    Mesh mesh = *this;
    for (int quarter = 0; quarter < degrees / 90; quarter++) mesh = mesh.turned_by_quarter();
    return mesh;
  }

 private:
  Mesh turned_by_quarter() const {
    Mesh mesh{height, width, source_height, source_width, rows, columns, {}};
    mesh.nodes.reserve(nodes.size());
    for (int row = 0; row < columns; row++)
      for (int column = 0; column < rows; column++) {
        const Point& from = node(row, rows - 1 - column);
        mesh.nodes.push_back({source_height - from.y, from.x});
      }
    return mesh;
  }
};

}  // namespace pagemill
