#include "recognize/repair/reach.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "recognize/confidence.h"
#include "recognize/repair/figure_ink.h"
#include "recognize/repair/units.h"

namespace pagemill::recognize {
namespace {

const double kCertainty = std::log(gate::kOnlySeen);
/// In digit heights: how much lower than a digit a g begins and ends. In the fonts of print small letters begin .25 to
/// .35 lower, and a g ends .2 to .3 lower.
constexpr double kLower = 0.12;
/// In digit heights: white in front of a unit; between digits it is half as wide.
constexpr double kSpace = 0.2;
/// In x-heights: how far a bar reaches below the baseline at least, and how high a capital is at most.
constexpr double kBarBelow = 0.15, kCapital = 1.75;

using Glyphs = std::vector<Glyph>;

bool ends_word(const Glyphs& glyphs, size_t at) { return at + 1 == glyphs.size() || glyphs[at + 1].is_space(); }

bool is_gram(const Glyphs& glyphs, size_t at, const TextLine& line, const Sheet& sheet) {
  if (at == 0 || (glyphs[at].text != "8" && glyphs[at].text != "9")) return false;
  if (!is_digit(glyphs[at - 1]) || !ends_word(glyphs, at)) return false;
  const auto own = piece_of(glyphs[at], line, sheet), digit = piece_of(glyphs[at - 1], line, sheet);
  if (!own || !digit) return false;
  const double lower = kLower * digit->height();
  return own->y0 - digit->y0 > lower && own->y1 - digit->y1 > lower && own->x0 - digit->x1 > kSpace * digit->height();
}

bool is_no_bar(const Glyph& glyph, const TextLine& line, const Sheet& sheet) {
  const auto own = piece_of(glyph, line, sheet);
  return own && own->y1 - line.baseline((own->x0 + own->x1) / 2.0) < kBarBelow * line.x_height &&
         own->height() < kCapital * line.x_height;
}

/// The word that a glyph begins.
std::string word_from(const Glyphs& glyphs, size_t at) {
  std::string word;
  for (; at < glyphs.size() && !glyphs[at].is_space(); at++) word += glyphs[at].text;
  return word;
}

/// What a bar is that reaches as far as letters do.
const char* letter_for(const Glyphs& glyphs, size_t at) {
  const bool after_digit = at > 0 && is_digit(glyphs[at - 1]), before_digit = at + 1 < glyphs.size() && is_digit(glyphs[at + 1]);
  if (after_digit || before_digit) return "1";
  const size_t next = ends_word(glyphs, at) ? at + 2 : at + 1;
  return next < glyphs.size() && is_unit(word_from(glyphs, next)) ? "1" : "I";
}

}  // namespace

std::vector<Glyph> by_reach(Glyphs glyphs, const TextLine& line, const Sheet& sheet) {
  for (size_t i = 0; i < glyphs.size(); i++) {
    if (is_gram(glyphs, i, line, sheet)) {
      glyphs[i].text = "g";
      glyphs[i].certainty = std::min(glyphs[i].certainty, kCertainty);
      glyphs.insert(glyphs.begin() + static_cast<long>(i), {" ", glyphs[i - 1].x1, glyphs[i].x0, kCertainty});
      i++;
    } else if (glyphs[i].text == "|" && is_no_bar(glyphs[i], line, sheet)) {
      glyphs[i].text = letter_for(glyphs, i);
      glyphs[i].certainty = std::min(glyphs[i].certainty, kCertainty);
    }
  }
  return glyphs;
}

}  // namespace pagemill::recognize
