#include "recognize/repair/zeros.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "base/quantile.h"
#include "recognize/confidence.h"
#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {
namespace {

/// A zero's width in that of the line's other digits, at most: of 110 fonts of proportional type no zero is wider
/// than 1.2 times any digit but one, and 1.4 % of pairs of an O and a digit are as narrow.
constexpr double kMostWidth = 1.2;
/// A zero's width in heights where no digit tells more, at most: 98 % of those fonts' zeros, and 4 % of their O.
constexpr double kMostInHeights = 0.78;
/// What stands before or behind an O that is one also beside digits: numbers, orders, carbon dioxide; ounces.
constexpr std::array<std::string_view, 3> kBefore{"N", "P", "C"};
constexpr std::string_view kBehind = "Z";
const double kCertainty = std::log(gate::kOnlySeen);

/// The ink of one character, where that is one piece as high as letters are.
std::optional<Component> tall_piece_of(const Glyph& glyph, const TextLine& line, const Sheet& sheet) {
  std::optional<Component> found;
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    const double middle = (c.x0 + c.x1) / 2.0;
    if (middle < glyph.x0 || middle > glyph.x1 || c.height() < line.x_height) continue;
    if (found) return {};
    found = c;
  }
  return found;
}

/// Of the line's digits but ones; 0 where there are none.
double width_of_digits(const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet) {
  std::vector<double> widths;
  for (const Glyph& glyph : glyphs)
    if (is_digit(glyph) && glyph.text != "1")
      if (const auto piece = tall_piece_of(glyph, line, sheet)) widths.push_back(piece->width());
  return widths.empty() ? 0 : quantile(widths, 0.5);
}

/// The characters of a word around a run of O.
struct Around {
  std::string before;  ///< of the word, up to the run
  std::string behind;  ///< the next character
};

bool is_end(const std::vector<Glyph>& glyphs, size_t i) { return i >= glyphs.size() || glyphs[i].is_space(); }

Around around(const std::vector<Glyph>& glyphs, size_t from, size_t to) {
  Around found;
  size_t begin = from;
  while (begin > 0 && !glyphs[begin - 1].is_space()) begin--;
  for (size_t i = begin; i < from; i++) found.before += glyphs[i].text;
  if (!is_end(glyphs, to)) found.behind = glyphs[to].text;
  return found;
}

bool may_be_zeros(const std::vector<Glyph>& glyphs, size_t from, size_t to) {
  const bool digit = (from > 0 && is_digit(glyphs[from - 1])) || (to < glyphs.size() && is_digit(glyphs[to]));
  if (!digit) return false;
  const Around word = around(glyphs, from, to);
  return std::find(kBefore.begin(), kBefore.end(), word.before) == kBefore.end() && word.behind != kBehind;
}

}  // namespace

std::vector<Glyph> with_zeros(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  std::optional<double> digits;
  for (size_t from = 0; from < glyphs.size(); from++) {
    if (glyphs[from].text != "O") continue;
    size_t to = from;
    while (to < glyphs.size() && glyphs[to].text == "O") to++;
    if (may_be_zeros(glyphs, from, to)) {
      if (!digits) digits = width_of_digits(glyphs, line, sheet);
      for (size_t i = from; i < to; i++) {
        const auto piece = tall_piece_of(glyphs[i], line, sheet);
        const double most = !piece ? 0 : *digits > 0 ? kMostWidth * *digits : kMostInHeights * piece->height();
        if (!piece || piece->width() > most) continue;
        glyphs[i].text = "0";
        glyphs[i].certainty = std::min(glyphs[i].certainty, kCertainty);
      }
    }
    from = to;
  }
  return glyphs;
}

}  // namespace pagemill::recognize
