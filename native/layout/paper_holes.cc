#include "layout/paper_holes.h"

#include <algorithm>
#include <cmath>

#include "layout/sheet.h"

namespace pagemill {
namespace {

/// In pixels; and in letter heights, as holes are 4 mm wide where lines are a sixth of an inch apart.
constexpr int kLeastPixels = 8;
constexpr double kLeast = 1.3, kMost = 6;
/// Round but for so much; a disc fills pi / 4 of its box.
constexpr double kRound = 1.3, kLeastFilled = 0.68, kMostFilled = 0.9;
/// Holes of an edge at least, alike but for so much, each off the one above by so much of its width for each width down.
constexpr size_t kFewest = 6;
constexpr double kAlike = 1.35, kOff = 0.15;
/// Steps are multiples of the usual one but for this share of it; so many of them are.
constexpr double kEven = 0.2, kLeastEven = 0.75;
/// Share of the letters that may lie beyond: dirt, and the edge of the paper.
constexpr double kBeyond = 0.02;

bool is_disc(const Component& c) {
  const double box = static_cast<double>(c.width()) * c.height();
  return c.height() >= kLeastPixels && c.width() <= kRound * c.height() && c.height() <= kRound * c.width() &&
         c.ink >= kLeastFilled * box && c.ink <= kMostFilled * box;
}

double middle_x(const Component& c) { return (c.x0 + c.x1) / 2.0; }
double middle_y(const Component& c) { return (c.y0 + c.y1) / 2.0; }

bool goes_on(const Component& above, const Component& disc) {
  const double width = std::max(above.width(), disc.width());
  const double down = (middle_y(disc) - middle_y(above)) / width;
  return down > 1 && width <= kAlike * std::min(above.width(), disc.width()) &&
         std::abs(middle_x(disc) - middle_x(above)) <= kOff * width * down;
}

bool is_even(const std::vector<int>& column, const std::vector<Component>& ink) {
  std::vector<double> steps;
  for (size_t i = 1; i < column.size(); i++) steps.push_back(middle_y(ink[column[i]]) - middle_y(ink[column[i - 1]]));
  auto sorted = steps;
  std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2), sorted.end());
  const double usual = sorted[sorted.size() / 2];
  const auto even = std::count_if(steps.begin(), steps.end(), [&](double step) {
    return std::abs(step / usual - std::max(1.0, std::round(step / usual))) <= kEven;
  });
  return static_cast<double>(even) >= kLeastEven * static_cast<double>(steps.size());
}

/// Whether they are larger than the letters of the page, all of which are on one side of them.
bool is_edge(const std::vector<int>& column, const std::vector<Component>& ink) {
  std::vector<bool> own(ink.size());
  double left = 1e300, right = -1e300;
  int least = ink[column.front()].height(), most = least;
  for (const int i : column) {
    own[i] = true;
    left = std::min<double>(left, ink[i].x0), right = std::max<double>(right, ink[i].x1);
    least = std::min(least, ink[i].height()), most = std::max(most, ink[i].height());
  }
  std::vector<Component> others;
  for (size_t i = 0; i < ink.size(); i++)
    if (!own[i] && !is_disc(ink[i])) others.push_back(ink[i]);
  const double text_height = text_height_of(others);
  if (text_height <= 0 || least < kLeast * text_height || most > kMost * text_height) return false;
  const auto letters = letters_of(others, text_height);
  const auto before = std::count_if(letters.begin(), letters.end(), [&](const Component& c) { return c.x1 <= left; });
  const auto behind = std::count_if(letters.begin(), letters.end(), [&](const Component& c) { return c.x0 >= right; });
  return static_cast<double>(std::min(before, behind)) <= kBeyond * static_cast<double>(letters.size());
}

}  // namespace

void take_paper_holes(std::vector<Component>& ink) {
  std::vector<int> discs;
  for (size_t i = 0; i < ink.size(); i++)
    if (is_disc(ink[i])) discs.push_back(static_cast<int>(i));
  if (discs.size() < kFewest) return;
  std::sort(discs.begin(), discs.end(), [&](int a, int b) { return ink[a].y0 < ink[b].y0; });
  std::vector<std::vector<int>> columns;
  for (const int i : discs) {
    auto home = std::find_if(columns.begin(), columns.end(),
                             [&](const std::vector<int>& column) { return goes_on(ink[column.back()], ink[i]); });
    if (home == columns.end()) home = columns.emplace(columns.end());
    home->push_back(i);
  }
  std::vector<bool> taken(ink.size());
  for (const auto& column : columns)
    if (column.size() >= kFewest && is_even(column, ink) && is_edge(column, ink))
      for (const int i : column) taken[i] = true;
  take_out(ink, taken);
}

}  // namespace pagemill
