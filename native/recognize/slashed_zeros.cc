#include "recognize/slashed_zeros.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "recognize/confidence.h"
#include "recognize/lines/line_words.h"
#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {
namespace {

/// How much darker a zero's inside is along its stroke than across it, as a share of its contrast. Zeros with one had .18 to .24
/// in nine of ten, the eights beside them .06 at most; of 7,600 zeros of other print one in twenty had .13, on no page most.
constexpr double kSlashed = 0.13;
/// Zeros of a page that tell of it, and the share of them that have a stroke.
constexpr size_t kFewest = 8;
constexpr double kMost = 0.6;
/// The inside of a glyph, in shares of its box on either side of its middle, without what lies on its axes.
constexpr double kAside = 0.3, kAbove = 0.36, kAxis = 0.06;
/// What they are taken for; letters in words with digits only.
constexpr std::string_view kDigits = "689", kLetters = "ABDOQ@";
const double kCertainty = std::log(gate::kOnlySeen);

double slash_of(const Component& c, const Gray& gray) {
  double sums[2] = {0, 0};
  int counts[2] = {0, 0}, dark = 255, light = 0;
  for (int y = c.y0; y < c.y1; y++)
    for (int x = c.x0; x < c.x1; x++) {
      const int tone = gray.pixels[static_cast<size_t>(y) * gray.width + x];
      dark = std::min(dark, tone);
      light = std::max(light, tone);
      const double u = (x + 0.5 - c.x0) / c.width() - 0.5, v = (y + 0.5 - c.y0) / c.height() - 0.5;
      if (std::abs(u) > kAside || std::abs(v) > kAbove || std::abs(u) < kAxis || std::abs(v) < kAxis) continue;
      const bool along = u * v < 0;
      sums[along] += tone;
      counts[along]++;
    }
  if (counts[0] == 0 || counts[1] == 0 || light <= dark) return 0;
  return (sums[0] / counts[0] - sums[1] / counts[1]) / (light - dark);
}

/// Whether a glyph is one piece of ink, as high as digits are, with a stroke through it.
bool is_slashed(const Glyph& glyph, const LineRead& line) {
  const auto ink = ink_between(line.line, *line.sheet, glyph.x0, glyph.x1);
  return ink.size() == 1 && ink.front().height() >= line.line.x_height && slash_of(ink.front(), line.sheet->gray) >= kSlashed;
}

bool is_one_of(const Glyph& glyph, std::string_view characters) {
  return glyph.text.size() == 1 && characters.find(glyph.text[0]) != std::string_view::npos;
}

/// Whether a word has a digit around a glyph.
bool has_digit(const std::vector<Glyph>& glyphs, size_t at) {
  size_t from = at, to = at;
  while (from > 0 && !glyphs[from - 1].is_space()) from--;
  while (to < glyphs.size() && !glyphs[to].is_space()) to++;
  return std::any_of(glyphs.begin() + static_cast<ptrdiff_t>(from), glyphs.begin() + static_cast<ptrdiff_t>(to), is_digit);
}

}  // namespace

void read_slashed_zeros(std::vector<LineRead>& lines) {
  size_t zeros = 0, slashed = 0;
  for (const LineRead& line : lines)
    for (const Glyph& glyph : line.glyphs) {
      if (!line.sheet || glyph.text != "0") continue;
      zeros++;
      slashed += is_slashed(glyph, line);
    }
  if (slashed < kFewest || static_cast<double>(slashed) < kMost * static_cast<double>(zeros)) return;
  for (LineRead& line : lines) {
    if (!line.sheet) continue;
    bool changed = false;
    for (size_t i = 0; i < line.glyphs.size(); i++) {
      Glyph& glyph = line.glyphs[i];
      const bool asked = is_one_of(glyph, kDigits) || (is_one_of(glyph, kLetters) && has_digit(line.glyphs, i));
      if (!asked || !is_slashed(glyph, line)) continue;
      glyph.text = "0";
      glyph.certainty = std::min(glyph.certainty, kCertainty);
      changed = true;
    }
    if (changed) line.words = words_of(line.glyphs, line.line, *line.sheet);
  }
}

}  // namespace pagemill::recognize
