#include "layout/dashed_rules.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Fewest dashes in a row: words are hyphenated once, seldom twice.
constexpr size_t kFewest = 6;

bool is_dash(const Component& c, double text_height) {
  return c.height() < 0.45 * text_height && c.width() < 4 * text_height &&
         2 * c.width() >= 3 * c.height() && 2 * c.ink > c.width() * c.height();
}

struct Row {
  std::vector<int> dashes;  // left to right
  double middle = 0;        // y of the last
};

}  // namespace

std::vector<Rule> take_dashed_rules(std::vector<Component>& ink, double text_height) {
  std::vector<int> dashes;
  for (size_t i = 0; i < ink.size(); i++)
    if (is_dash(ink[i], text_height)) dashes.push_back(static_cast<int>(i));
  std::sort(dashes.begin(), dashes.end(), [&](int a, int b) { return ink[a].x0 < ink[b].x0; });

  std::vector<Row> rows, open;
  for (const int i : dashes) {
    const Component& dash = ink[i];
    const double middle = (dash.y0 + dash.y1) / 2.0;
    Row* home = nullptr;
    for (size_t k = open.size(); k-- > 0;) {
      const Component& last = ink[open[k].dashes.back()];
      const double gap = dash.x0 - last.x1, width = std::max(dash.width(), last.width());
      if (gap > std::max(1.8 * width, 0.8 * text_height)) {
        rows.push_back(std::move(open[k]));
        open.erase(open.begin() + static_cast<long>(k));
        if (home) home = nullptr, k = open.size();  // places have moved: look again
        continue;
      }
      const bool alike = width <= 2.5 * std::min(dash.width(), last.width());
      if (alike && gap >= 0 && std::abs(middle - open[k].middle) < 0.2 * text_height)
        home = &open[k];
    }
    if (!home) home = &open.emplace_back();
    home->dashes.push_back(i);
    home->middle = middle;
  }
  for (auto& row : open) rows.push_back(std::move(row));

  std::vector<Rule> rules;
  std::vector<bool> taken(ink.size());
  for (const Row& row : rows) {
    if (row.dashes.size() < kFewest) continue;
    Rule rule;
    for (const int i : row.dashes) {
      taken[i] = true;
      const Box box{double(ink[i].x0), double(ink[i].y0), double(ink[i].x1), double(ink[i].y1)};
      rule.box = rule.box.empty() ? box : united(rule.box, box);
    }
    rules.push_back(rule);
  }
  size_t kept = 0;
  for (size_t i = 0; i < ink.size(); i++)
    if (!taken[i]) ink[kept++] = ink[i];
  ink.resize(kept);
  return rules;
}

}  // namespace pagemill
