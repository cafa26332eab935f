#include "recognize/repair/lost_points.h"

#include <algorithm>
#include <cmath>

#include "recognize/confidence.h"

namespace pagemill::recognize {
namespace {

/// In digit heights: a tall piece of ink, a spot's least and largest sides, how far from the baseline a
/// point ends, and how far below it a comma does.
constexpr double kTall = 0.75, kLeastSpot = 0.09, kMostSpot = 0.36, kOffBaseline = 0.14,
                 kCommaBelow = 0.1, kMostBelow = 0.35;
/// Share of its box that a spot fills.
constexpr double kFilled = 0.5;
/// Certainty of a point that only the ink tells.
const double kCertainty = std::log(gate::kOnlySeen);

bool is_digit(const Glyph& glyph) {
  return glyph.text.size() == 1 && glyph.text[0] >= '0' && glyph.text[0] <= '9';
}

/// The line's ink whose middle lies in a stretch, left to right.
std::vector<Component> ink_between(const TextLine& line, const Sheet& sheet, double x0, double x1) {
  std::vector<Component> ink;
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    if (const double middle = (c.x0 + c.x1) / 2.0; middle > x0 && middle < x1) ink.push_back(c);
  }
  std::sort(ink.begin(), ink.end(), [](const Component& a, const Component& b) { return a.x0 < b.x0; });
  return ink;
}

/// A point or comma among the ink of a figure.
struct Point {
  size_t after = 0;  ///< so many digits
  bool comma = false;
  Component spot{};
};

/// Looks for the one spot between the digits.
/// @return false when the ink is not that of `count` digits and a spot
bool find_point(const std::vector<Component>& ink, size_t count, const TextLine& line, Point& point) {
  int height = 0;
  for (const Component& c : ink) height = std::max(height, c.height());
  size_t tall = 0, spots = 0;
  int end = 0;  // of the last digit
  for (const Component& c : ink) {
    if (c.height() >= kTall * height) {
      if (spots > 0 && point.after == tall && point.spot.x1 > c.x0 + 1) return false;
      tall++;
      end = c.x1;
      continue;
    }
    const double below = c.y1 - line.baseline((c.x0 + c.x1) / 2.0);
    const bool spot = c.width() >= std::max(2.0, kLeastSpot * height) &&
                      c.height() >= std::max(2.0, kLeastSpot * height) &&
                      c.width() <= kMostSpot * height && c.height() <= kMostSpot * height * 1.3 &&
                      c.ink >= kFilled * c.width() * c.height() && below > -kOffBaseline * height &&
                      below < kMostBelow * height && c.x0 >= end - 1;
    if (!spot || ++spots > 1) return false;
    point = {tall, below > kCommaBelow * height && c.height() > c.width(), c};
  }
  return spots == 1 && tall == count && point.after > 0 && point.after < count;
}

}  // namespace

std::vector<Glyph> with_lost_points(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet) {
  // What stands before and behind a figure: the space, not what is beyond it, has the ink's end.
  const auto edge = [&](size_t at, double own, double other) {
    return glyphs[at].is_space() ? (glyphs[at].x0 + glyphs[at].x1) / 2 : (own + other) / 2;
  };
  for (size_t from = 0; from < glyphs.size();) {
    size_t to = from;
    while (to < glyphs.size() && is_digit(glyphs[to])) to++;
    if (to - from >= 2) {
      const double x0 = from > 0 ? edge(from - 1, glyphs[from].x0, glyphs[from - 1].x1) : -1e9;
      const double x1 = to < glyphs.size() ? edge(to, glyphs[to - 1].x1, glyphs[to].x0) : 1e9;
      Point point;
      if (find_point(ink_between(line, sheet, x0, x1), to - from, line, point)) {
        const Component& spot = point.spot;
        glyphs.insert(glyphs.begin() + static_cast<long>(from + point.after),
                      {point.comma ? "," : ".", static_cast<double>(spot.x0),
                       static_cast<double>(spot.x1), kCertainty});
        to++;
      }
    }
    from = to + 1;
  }
  return glyphs;
}

}  // namespace pagemill::recognize
