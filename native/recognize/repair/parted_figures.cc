#include "recognize/repair/parted_figures.h"

#include <algorithm>
#include <optional>

#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {
namespace {

/// The wider white beside a figure's point in the narrower; pixels by which both are seen wrongly; x-heights
/// that a space has in any type.
constexpr double kMostUneven = 1.5, kPixels = 1, kAnySpace = 0.9;

/// White to both sides of the point in a figure.
struct Sides {
  double before, behind;
};

std::optional<Sides> sides_of(const Glyph& sign, const TextLine& line, const Sheet& sheet) {
  const auto spot = only_spot(line, sheet, sign.x0 - 1, sign.x1 + 1, static_cast<int>(1.4 * line.x_height));
  if (!spot) return {};
  Sides sides{1e9, 1e9};
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    if (c.x1 <= spot->ink.x0) sides.before = std::min<double>(sides.before, spot->ink.x0 - c.x1);
    if (c.x0 >= spot->ink.x1) sides.behind = std::min<double>(sides.behind, c.x0 - spot->ink.x1);
  }
  return sides;
}

}  // namespace

std::vector<Glyph> without_parted_figures(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  for (size_t i = 1; i + 2 < glyphs.size(); i++) {
    // A digit, then a point and a space in either order, then a digit.
    const bool space_first = glyphs[i].is_space();
    const Glyph& sign = glyphs[space_first ? i + 1 : i];
    if ((sign.text != "." && sign.text != ",") || !glyphs[space_first ? i : i + 1].is_space() ||
        !is_digit(glyphs[i - 1]) || !is_digit(glyphs[i + 2]))
      continue;
    const auto sides = sides_of(sign, line, sheet);
    if (!sides) continue;
    const auto [narrow, wide] = std::minmax(sides->before, sides->behind);
    if (wide > kMostUneven * narrow + kPixels || wide > kAnySpace * line.x_height) continue;
    glyphs.erase(glyphs.begin() + static_cast<long>(space_first ? i : i + 1));
  }
  return glyphs;
}

}  // namespace pagemill::recognize
