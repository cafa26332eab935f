#include "recognize/repair/lost_spaces.h"

#include <cctype>
#include <cmath>

#include "recognize/confidence.h"
#include "recognize/repair/white.h"

namespace pagemill::recognize {
namespace {

/// White between characters of a word is narrower, in x-heights, also where all are as wide; between digits
/// of a figure, ones among them.
constexpr double kWide = 0.6, kWideInFigures = 1.5;
/// Certainty of a space that only the white tells.
const double kCertainty = std::log(gate::kOnlySeen);

/// The first byte of a glyph that is one, else 0.
unsigned char byte_of(const Glyph& glyph) {
  return glyph.text.size() == 1 ? static_cast<unsigned char>(glyph.text[0]) : 0;
}

}  // namespace

std::vector<Glyph> with_lost_spaces(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet) {
  for (size_t i = 1; i < glyphs.size(); i++) {
    const Glyph &before = glyphs[i - 1], &here = glyphs[i];
    const bool digits = std::isdigit(byte_of(here));
    if (!std::isdigit(byte_of(before)) || !(digits || std::isalpha(byte_of(here)))) continue;
    const Stretch white = widest_white(line, sheet, before.x0, here.x1);
    if (white.width() < (digits ? kWideInFigures : kWide) * line.x_height) continue;
    glyphs.insert(glyphs.begin() + static_cast<long>(i), {" ", white.x0, white.x1, kCertainty});
    i++;
  }
  return glyphs;
}

}  // namespace pagemill::recognize
