#include "recognize/drop_specks.h"

#include <algorithm>
#include <string_view>

#include "base/quantile.h"
#include "recognize/lines/line_words.h"
#include "recognize/looks.h"
#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {
namespace {

/// Pixels of an x-height from which a speck is told from a hyphen.
constexpr double kLeastXHeight = 8;
/// In x-heights, which are half an em: the narrowest hyphens of print are a quarter of one wide, quotes a quarter high, stars and
/// circled letters a third; blur takes a third of that.
constexpr double kHyphen = 0.35, kQuote = 0.3, kStar = 0.42;
/// In widths of what is read as a dash: it is longer than high, or as small as nothing that is printed.
constexpr double kLong = 1.3, kShortDash = 0.5;
/// In sides of the page's points, up to which one is a speck; so many points tell.
constexpr double kPoint = 0.45;
constexpr size_t kPoints = 3;

bool is_among(std::string_view text, std::string_view signs) {
  for (size_t at = signs.find(text); at != std::string_view::npos; at = signs.find(text, at + 1))
    if (at == 0 || signs[at - 1] == ' ') return true;
  return false;
}

double longest(const Component& c) { return std::max(c.width(), c.height()); }

/// Whether ink is smaller than the sign that it was read for.
/// @param point the longer side of the page's points; 0 where it has too few
bool is_speck(std::string_view text, const Component& c, double x_height, double point) {
  const double w = c.width() / x_height, h = c.height() / x_height;
  if (is_among(text, "- – — _ = ~ +")) return w < kHyphen || (w < kShortDash && w < kLong * h);
  if (is_among(text, "' \" ‘ ’ ‚ “ ” „ ` ´")) return std::max(w, h) < kQuote;
  if (is_among(text, "* © ® °")) return std::max(w, h) < kStar;
  if (is_among(text, ". ,")) return longest(c) < kPoint * point;
  return false;
}

/// Longer sides of points between digits, in x-heights.
double point_of(const std::vector<LineRead>& lines) {
  std::vector<double> sides;
  for (const LineRead& line : lines) {
    if (!may_be_looked_at(line)) continue;
    const auto& glyphs = line.glyphs;
    for (size_t i = 1; i + 1 < glyphs.size(); i++)
      if (glyphs[i].text == "." && is_digit(glyphs[i - 1]) && is_digit(glyphs[i + 1]))
        if (const auto own = piece_of(glyphs[i], line.line, *line.sheet)) sides.push_back(longest(*own) / line.line.x_height);
  }
  return sides.size() < kPoints ? 0 : quantile(std::move(sides), 0.5);
}

bool is_end(const std::vector<Glyph>& glyphs, size_t at) {
  return at == 0 || at + 1 == glyphs.size() || glyphs[at - 1].is_space() || glyphs[at + 1].is_space();
}

/// A point or a dash in a figure that is parted: `27. 00`.
bool is_of_figure(const std::vector<Glyph>& glyphs, size_t at) {
  return at > 0 && at + 2 < glyphs.size() && is_digit(glyphs[at - 1]) && glyphs[at + 1].is_space() && is_digit(glyphs[at + 2]);
}

}  // namespace

void drop_specks(std::vector<LineRead>& lines) {
  const double point = point_of(lines);
  for (LineRead& line : lines) {
    if (!may_be_looked_at(line) || line.line.x_height < kLeastXHeight) continue;
    auto& glyphs = line.glyphs;
    const size_t before = glyphs.size();
    for (size_t at = glyphs.size(); at-- > 0;) {
      if (glyphs[at].is_space() || !is_end(glyphs, at) || is_of_figure(glyphs, at)) continue;
      const auto own = piece_of(glyphs[at], line.line, *line.sheet);
      if (!own || !is_speck(glyphs[at].text, *own, line.line.x_height, point * line.line.x_height)) continue;
      const bool begins = at == 0 || glyphs[at - 1].is_space(), ends = at + 1 == glyphs.size() || glyphs[at + 1].is_space();
      // A spot between two words may be set there, to part them, and one before them as the bullet that it looks like.
      if (begins && ends && at > 0 && at + 1 < glyphs.size()) continue;
      if (begins && ends && !line.words.empty() && line.words.front().text == "•") continue;
      const size_t from = begins && ends && at > 0 ? at - 1 : at, to = begins && ends && at == 0 ? std::min(at + 2, glyphs.size()) : at + 1;
      glyphs.erase(glyphs.begin() + static_cast<long>(from), glyphs.begin() + static_cast<long>(to));
    }
    if (glyphs.size() != before) line.words = words_of(glyphs, line.line, *line.sheet);
  }
}

}  // namespace pagemill::recognize
