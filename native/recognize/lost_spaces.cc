#include "recognize/lost_spaces.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace pagemill::recognize {
namespace {

/// White between characters of a word is narrower, in x-heights, also where all are as wide.
constexpr double kWide = 0.6;
/// Certainty of a space that only the white tells: a probability of 0.9.
const double kCertainty = std::log(0.9);

/// The first byte of a glyph that is one, else 0.
unsigned char byte_of(const Glyph& glyph) {
  return glyph.text.size() == 1 ? static_cast<unsigned char>(glyph.text[0]) : 0;
}

/// A stretch of a line, of ink or of white.
struct Stretch {
  double x0 = 0, x1 = 0;
  double width() const { return x1 - x0; }
};

/// The widest white between the ink that two places have between them.
Stretch widest_white(const TextLine& line, const Sheet& sheet, double from, double to) {
  std::vector<Stretch> ink;
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    if (c.x1 > from && c.x0 < to) ink.push_back({double(c.x0), double(c.x1)});
  }
  std::sort(ink.begin(), ink.end(), [](const Stretch& a, const Stretch& b) { return a.x0 < b.x0; });
  Stretch widest;
  double end = ink.empty() ? to : ink.front().x1;
  for (const Stretch& piece : ink) {
    if (piece.x0 - end > widest.width()) widest = {end, piece.x0};
    end = std::max(end, piece.x1);
  }
  return widest;
}

}  // namespace

std::vector<Glyph> with_lost_spaces(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet) {
  for (size_t i = 1; i < glyphs.size(); i++) {
    const Glyph &before = glyphs[i - 1], &here = glyphs[i];
    if (!std::isdigit(byte_of(before)) || !std::isalpha(byte_of(here))) continue;
    const Stretch white = widest_white(line, sheet, before.x0, here.x1);
    if (white.width() < kWide * line.x_height) continue;
    glyphs.insert(glyphs.begin() + static_cast<long>(i), {" ", white.x0, white.x1, kCertainty});
    i++;
  }
  return glyphs;
}

}  // namespace pagemill::recognize
