#include "layout/orientation.h"

#include <algorithm>

#include "image/component_grid.h"

namespace pagemill {
namespace {

/// Fewest letters that tell a direction, and the share of them that must agree to turn a page.
constexpr size_t kFewest = 30;
constexpr double kShare = 0.6;
/// Letters of a word stand no farther apart, in longer sides of a usual letter: figures that stand alone in a
/// table's cells have their nearest neighbours in the rows above and below, and tell nothing.
constexpr double kClose = 0.4;

}  // namespace

bool runs_down(const std::vector<Component>& text) {
  if (text.size() < kFewest) return false;
  std::vector<int> sizes;
  for (const auto& c : text) sizes.push_back(std::max(c.width(), c.height()));
  std::nth_element(sizes.begin(), sizes.begin() + static_cast<long>(sizes.size() / 2), sizes.end());
  const ComponentGrid grid(text, sizes[sizes.size() / 2]);

  constexpr size_t kMost = 3000;
  const size_t stride = text.size() / kMost + 1;
  int across = 0, down = 0;
  for (size_t i = 0; i < text.size(); i += stride) {
    const Component& c = text[i];
    int right = 1 << 20, below = 1 << 20;
    const int reach = 3 * grid.cell();
    grid.within(c.x0 - reach, c.y0 - reach, c.x1 + reach, c.y1 + reach, [&](int index) {
      const Component& other = text[index];
      const int over_y = std::min(c.y1, other.y1) - std::max(c.y0, other.y0);
      const int over_x = std::min(c.x1, other.x1) - std::max(c.x0, other.x0);
      if (other.x0 >= c.x1 && 2 * over_y > std::min(c.height(), other.height()))
        right = std::min(right, other.x0 - c.x1);
      if (other.y0 >= c.y1 && 2 * over_x > std::min(c.width(), other.width()))
        below = std::min(below, other.y0 - c.y1);
    });
    if (std::min(right, below) > kClose * grid.cell()) continue;
    across += right < below;
    down += below < right;
  }
  return down > kShare * (across + down) && static_cast<size_t>(across + down) >= kFewest / 2;
}

}  // namespace pagemill
