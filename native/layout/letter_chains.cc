#include "layout/letter_chains.h"

#include <algorithm>
#include <cstdlib>

#include "image/component_grid.h"

namespace pagemill {
namespace {

/// Letters follow each other after no more than this, in letter heights; their bottoms differ by
/// descenders and by how steep a bent line may be.
constexpr double kWidestGap = 1.3, kMostStep = 0.5;
/// How much higher one may be than the other.
constexpr double kMostUnlike = 2;

int next_of(const std::vector<Component>& letters, int index, const ComponentGrid& grid,
            double text_height) {
  const Component& c = letters[index];
  const int reach = static_cast<int>(kWidestGap * text_height);
  const int step = static_cast<int>(kMostStep * text_height);
  int best = -1, best_distance = 0;
  grid.within(c.x0, c.y0 - static_cast<int>(text_height), c.x1 + reach, c.y1, [&](int i) {
    const Component& other = letters[i];
    if (other.x0 + other.x1 <= c.x0 + c.x1 || i == index || other.x0 - c.x1 > reach) return;
    const int off = std::min(std::abs(c.y1 - other.y1), std::abs(c.y0 - other.y0));
    if (off > step || std::min(c.y1, other.y1) <= std::max(c.y0, other.y0)) return;
    const int distance = std::max(0, other.x0 - c.x1) + off;
    if (best >= 0 && distance >= best_distance) return;
    best = i;
    best_distance = distance;
  });
  return best;
}

}  // namespace

std::vector<std::vector<int>> letter_chains(const std::vector<Component>& letters, double text_height) {
  std::vector<std::vector<int>> chains;
  if (text_height <= 0) return chains;
  const ComponentGrid grid(letters, static_cast<int>(text_height));
  const auto is_usual = [&](int i) {
    const double height = letters[i].height();
    return height * kMostUnlike > text_height && height < kMostUnlike * text_height;
  };
  const auto count = static_cast<int>(letters.size());
  std::vector<int> next(letters.size(), -1), before(letters.size(), -1);
  for (int i = 0; i < count; i++) {
    if (!is_usual(i)) continue;
    const int follower = next_of(letters, i, grid, text_height);
    // The nearer of two that claim the same follower keeps it.
    if (follower < 0 || !is_usual(follower)) continue;
    const int rival = before[follower];
    if (rival >= 0 && letters[rival].x1 >= letters[i].x1) continue;
    if (rival >= 0) next[rival] = -1;
    next[i] = follower;
    before[follower] = i;
  }
  for (int i = 0; i < count; i++) {
    if (before[i] >= 0 || next[i] < 0) continue;
    auto& chain = chains.emplace_back();
    for (int at = i; at >= 0; at = next[at]) chain.push_back(at);
  }
  return chains;
}

}  // namespace pagemill
