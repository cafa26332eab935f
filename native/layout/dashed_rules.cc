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
  const auto gap_to = [&](const Component& dash, const Row& row) {
    return dash.x0 - ink[row.dashes.back()].x1;
  };
  const auto width_with = [&](const Component& dash, const Row& row) {
    return std::max(dash.width(), ink[row.dashes.back()].width());
  };
  for (const int i : dashes) {
    const Component& dash = ink[i];
    const double middle = (dash.y0 + dash.y1) / 2.0;
    // Dashes come from left to right: rows that ended too far back are closed.
    for (Row& row : open)
      if (gap_to(dash, row) > std::max(1.8 * width_with(dash, row), 0.8 * text_height))
        rows.push_back(std::move(row)), row.dashes.clear();
    std::erase_if(open, [](const Row& row) { return row.dashes.empty(); });
    auto home = std::find_if(open.begin(), open.end(), [&](const Row& row) {
      const int last = ink[row.dashes.back()].width();
      return width_with(dash, row) <= 2.5 * std::min(dash.width(), last) && gap_to(dash, row) >= 0 &&
             std::abs(middle - row.middle) < 0.2 * text_height;
    });
    if (home == open.end()) home = open.insert(open.end(), Row{});
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
  take_out(ink, taken);
  return rules;
}

}  // namespace pagemill
