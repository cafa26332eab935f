#include "layout/sheets.h"

#include <algorithm>
#include <utility>

#include "image/binarize.h"
#include "image/component_grid.h"
#include "image/faint_rules.h"
#include "image/negative.h"
#include "image/rules.h"
#include "layout/dashed_rules.h"
#include "layout/dirt.h"
#include "layout/dotted_rules.h"
#include "layout/faint_ink.h"
#include "layout/paper_holes.h"
#include "layout/reversed.h"
#include "layout/short_walls.h"

namespace pagemill {
namespace {

/// Takes away what lies within a light letter: its counters are no dark letters.
void erase_within(std::vector<Component>& ink, const std::vector<Component>& letters, double height) {
  const ComponentGrid grid(letters, static_cast<int>(height));
  const int reach = 4 * static_cast<int>(height);
  std::erase_if(ink, [&](const Component& c) {
    bool within = false;
    grid.within(c.x0 - reach, c.y0 - reach, c.x0, c.y0, [&](int i) {
      const Component& letter = letters[i];
      within |= letter.x0 <= c.x0 && letter.y0 <= c.y0 && letter.x1 >= c.x1 && letter.y1 >= c.y1;
    });
    return within;
  });
}

/// Takes away the areas that light text stands on, with walls that are one with them: they are no letters, however small.
void erase_grounds(std::vector<Component>& ink, const std::vector<Box>& areas) {
  std::erase_if(ink, [&](const Component& c) {
    return std::any_of(areas.begin(), areas.end(), [&](const Box& area) {
      return area.x0 == c.x0 && area.y0 >= c.y0 && area.x1 == c.x1 && area.y1 <= c.y1;
    });
  });
}

/// The sides of an area with text on it are as good as drawn.
void add_sides(std::vector<Rule>& rules, const Box& area) {
  rules.push_back({true, {area.x0, area.y0, area.x1, area.y0 + 1}});
  rules.push_back({true, {area.x0, area.y1 - 1, area.x1, area.y1}});
  rules.push_back({false, {area.x0, area.y0, area.x0 + 1, area.y1}});
  rules.push_back({false, {area.x1 - 1, area.y0, area.x1, area.y1}});
}

}  // namespace

Sheets sheets_of(Gray gray, double text_height, std::vector<Rule>& rules, const CancelToken& cancel) {
  cancel.check();
  Bits bits = binarize(gray, cancel);
  cancel.check();
  rules.clear();
  if (text_height > 0) {
    rules = take_rules(bits, text_height, cancel);
    take_faint_rules(gray, bits, rules, text_height, cancel);
  }
  Sheet sheet{std::move(gray), components_of(bits, cancel), 0, {}};
  take_paper_holes(sheet.ink);
  sheet.text_height = text_height_of(sheet.ink);
  Reversed reversed = reversed_text(bits, sheet.ink, sheet.text_height, cancel);
  for (const Box& area : reversed.areas) add_sides(rules, area);
  Sheet light{{}, std::move(reversed.letters), 0, {}};
  if (!light.ink.empty()) {
    light.text_height = text_height_of(light.ink);
    light.gray = negative(sheet.gray);
    erase_within(sheet.ink, light.ink, light.text_height);
    erase_grounds(sheet.ink, reversed.areas);
  }
  for (const Rule& rule : take_dashed_rules(sheet.ink, sheet.text_height)) rules.push_back(rule);
  for (const Rule& rule : take_dotted_rules(sheet.ink, sheet.text_height)) rules.push_back(rule);
  for (const Rule& rule : take_dotted_walls(sheet.ink, sheet.text_height)) rules.push_back(rule);
  for (const Rule& rule : take_short_walls(sheet.ink, rules, sheet.text_height)) rules.push_back(rule);
  take_faint_ink(sheet.ink, sheet.gray, sheet.text_height);
  take_dirt(sheet.ink, sheet.gray, rules, sheet.text_height);
  sheet.walls = light.walls = Walls(rules);
  return {std::move(sheet), std::move(light), std::move(reversed.areas)};
}

}  // namespace pagemill
