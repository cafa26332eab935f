#pragma once

#include <algorithm>
#include <vector>

#include "image/components.h"

namespace pagemill {

/// Components by place, so that neighbours are found without looking at all of them.
class ComponentGrid {
 public:
  /// @param components must outlive the grid
  /// @param cell edge of a square in pixels, about a letter's height
  ComponentGrid(const std::vector<Component>& components, int cell) : cell_(std::max(1, cell)) {
    int right = 0, bottom = 0;
    for (const auto& c : components) {
      right = std::max(right, c.x0);
      bottom = std::max(bottom, c.y0);
    }
    columns_ = right / cell_ + 1;
    rows_ = bottom / cell_ + 1;
    squares_.resize(static_cast<size_t>(columns_) * rows_);
    for (size_t i = 0; i < components.size(); i++)
      squares_[static_cast<size_t>(components[i].y0 / cell_) * columns_ + components[i].x0 / cell_]
          .push_back(static_cast<int>(i));
  }

  /// Calls `visit(index)` for all components that begin within the box, edges rounded outwards.
  template <typename Visit>
  void within(int x0, int y0, int x1, int y1, Visit visit) const {
    const int r0 = std::clamp(y0 / cell_, 0, rows_ - 1), r1 = std::clamp(y1 / cell_, 0, rows_ - 1);
    const int c0 = std::clamp(x0 / cell_, 0, columns_ - 1);
    const int c1 = std::clamp(x1 / cell_, 0, columns_ - 1);
    for (int r = r0; r <= r1; r++)
      for (int c = c0; c <= c1; c++)
        for (const int index : squares_[static_cast<size_t>(r) * columns_ + c]) visit(index);
  }

  int cell() const { return cell_; }

 private:
  int cell_, columns_ = 0, rows_ = 0;
  std::vector<std::vector<int>> squares_;
};

}  // namespace pagemill
