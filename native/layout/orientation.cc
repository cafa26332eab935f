#include "layout/orientation.h"

#include <algorithm>

namespace pagemill {
namespace {

/// Fewest letters that tell a direction, and the share of them that must agree to turn a page.
constexpr size_t kFewest = 30;
constexpr double kShare = 0.6;

/// Components by place, so that neighbours are found without looking at all of them.
class Grid {
 public:
  Grid(const std::vector<Component>& all, int cell) : all_(all), cell_(std::max(1, cell)) {
    int right = 0, bottom = 0;
    for (const auto& c : all) {
      right = std::max(right, c.x0);
      bottom = std::max(bottom, c.y0);
    }
    columns_ = right / cell_ + 1;
    rows_ = bottom / cell_ + 1;
    cells_.resize(static_cast<size_t>(columns_) * rows_);
    for (size_t i = 0; i < all.size(); i++)
      cells_[static_cast<size_t>(all[i].y0 / cell_) * columns_ + all[i].x0 / cell_].push_back(
          static_cast<int>(i));
  }

  template <typename Visit>
  void around(const Component& c, int reach, Visit visit) const {
    const int r0 = std::max(0, c.y0 / cell_ - reach), r1 = std::min(rows_ - 1, c.y1 / cell_ + reach);
    const int c0 = std::max(0, c.x0 / cell_ - reach), c1 = std::min(columns_ - 1, c.x1 / cell_ + reach);
    for (int r = r0; r <= r1; r++)
      for (int k = c0; k <= c1; k++)
        for (const int i : cells_[static_cast<size_t>(r) * columns_ + k]) visit(all_[i]);
  }

 private:
  const std::vector<Component>& all_;
  int cell_, columns_ = 0, rows_ = 0;
  std::vector<std::vector<int>> cells_;
};

}  // namespace

bool runs_down(const std::vector<Component>& text) {
  if (text.size() < kFewest) return false;
  std::vector<int> sizes;
  for (const auto& c : text) sizes.push_back(std::max(c.width(), c.height()));
  std::nth_element(sizes.begin(), sizes.begin() + static_cast<long>(sizes.size() / 2), sizes.end());
  const Grid grid(text, sizes[sizes.size() / 2]);

  constexpr size_t kMost = 3000;
  const size_t stride = text.size() / kMost + 1;
  int across = 0, down = 0;
  for (size_t i = 0; i < text.size(); i += stride) {
    const Component& c = text[i];
    int right = 1 << 20, below = 1 << 20;
    grid.around(c, 3, [&](const Component& other) {
      const int over_y = std::min(c.y1, other.y1) - std::max(c.y0, other.y0);
      const int over_x = std::min(c.x1, other.x1) - std::max(c.x0, other.x0);
      if (other.x0 >= c.x1 && 2 * over_y > std::min(c.height(), other.height()))
        right = std::min(right, other.x0 - c.x1);
      if (other.y0 >= c.y1 && 2 * over_x > std::min(c.width(), other.width()))
        below = std::min(below, other.y0 - c.y1);
    });
    across += right < below;
    down += below < right;
  }
  return down > kShare * (across + down) && static_cast<size_t>(across + down) >= kFewest / 2;
}

}  // namespace pagemill
