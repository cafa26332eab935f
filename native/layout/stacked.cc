#include "layout/stacked.h"

#include <algorithm>
#include <numeric>

#include "base/disjoint_sets.h"
#include "layout/baseline.h"

namespace pagemill {
namespace {

/// Share of the lower line's height that two must share, and heights of the higher one that they must
/// share along the line.
constexpr double kShared = 0.5, kAlong = 0.1;

bool lie_in_each_other(const TextLine& a, const TextLine& b) {
  const auto [lower, higher] = std::minmax(a.box.height(), b.box.height());
  return shared_y(a.box, b.box) > kShared * lower && shared_x(a.box, b.box) > kAlong * higher;
}

}  // namespace

void join_stacked(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<size_t> order(lines.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(),
            [&](size_t a, size_t b) { return lines[a].box.y0 < lines[b].box.y0; });
  DisjointSets sets(lines.size());
  for (size_t i = 0; i < order.size(); i++)
    for (size_t j = i + 1; j < order.size(); j++) {
      const TextLine &upper = lines[order[i]], &other = lines[order[j]];
      if (other.box.y0 >= upper.box.y1) break;
      if (!upper.leader && !other.leader && lie_in_each_other(upper, other))
        sets.join(static_cast<int>(order[i]), static_cast<int>(order[j]));
    }
  std::vector<bool> grown(lines.size());
  for (size_t i = 0; i < lines.size(); i++) {
    const auto root = static_cast<size_t>(sets.root(static_cast<int>(i)));
    if (root == i) continue;
    TextLine &home = lines[root], &part = lines[i];
    home.ink.insert(home.ink.end(), part.ink.begin(), part.ink.end());
    home.box = united(home.box, part.box);
    home.bullet = false;
    grown[root] = true;
    part.ink.clear();
  }
  for (size_t i = 0; i < lines.size(); i++) {
    if (!grown[i]) continue;
    std::sort(lines[i].ink.begin(), lines[i].ink.end(),
              [&](int a, int b) { return sheet.ink[a].x0 < sheet.ink[b].x0; });
    fit_baseline(lines[i], sheet.ink);
  }
  std::erase_if(lines, [](const TextLine& line) { return line.ink.empty(); });
}

}  // namespace pagemill
