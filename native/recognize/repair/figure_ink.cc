#include "recognize/repair/figure_ink.h"

#include <algorithm>

namespace pagemill::recognize {
namespace {

/// In digit heights: a tall piece of ink, a spot's least and largest sides, how far from the baseline a
/// point ends, and how far below it a comma does.
constexpr double kTall = 0.75, kLeastSpot = 0.09, kMostSpot = 0.36, kOffBaseline = 0.14,
                 kCommaBelow = 0.1, kMostBelow = 0.35;
/// Heights in widths from which a comma is one for sure, and up to which a point is.
constexpr double kLongComma = 1.3, kRound = 1.2;
/// Share of its box that a spot fills.
constexpr double kFilled = 0.5;
/// In digit heights: a dash's length and thickness, its place above the baseline, and its gap to the digit.
constexpr double kLeastDash = 0.2, kMostDash = 0.9, kThick = 0.25, kLow = 0.2, kHigh = 0.65, kGap = 0.5;

double below(const Component& c, const TextLine& line) {
  return c.y1 - line.baseline((c.x0 + c.x1) / 2.0);
}

bool is_spot(const Component& c, const TextLine& line, int height) {
  return c.width() >= std::max(2.0, kLeastSpot * height) &&
         c.height() >= std::max(2.0, kLeastSpot * height) && c.width() <= kMostSpot * height &&
         c.height() <= kMostSpot * height * 1.3 && c.ink >= kFilled * c.width() * c.height() &&
         below(c, line) > -kOffBaseline * height && below(c, line) < kMostBelow * height;
}

Spot spot_of(const Component& c, size_t after, const TextLine& line, int height) {
  const double under = below(c, line) / height, length = static_cast<double>(c.height()) / c.width();
  const bool comma = under > kCommaBelow && length > 1;
  const bool clear = comma ? length >= kLongComma : under <= kCommaBelow / 2 && length <= kRound;
  return {after, comma, !clear, c};
}

bool is_dash(const Component& c, const TextLine& line, int height) {
  const double above = line.baseline((c.x0 + c.x1) / 2.0) - (c.y0 + c.y1) / 2.0;
  return c.width() > c.height() && c.width() >= kLeastDash * height && c.width() <= kMostDash * height &&
         c.height() <= kThick * height && above > kLow * height && above < kHigh * height &&
         c.ink >= kFilled * c.width() * c.height();
}

/// Where the ink of digits ends: half way to what stands beside them in their word, or in the white.
double left_of(const std::vector<Glyph>& glyphs, const GlyphRun& run) {
  if (run.from == 0) return -1e9;
  const Glyph& before = glyphs[run.from - 1];
  return before.is_space() ? before.x0 : (before.x1 + glyphs[run.from].x0) / 2;
}

double right_of(const std::vector<Glyph>& glyphs, const GlyphRun& run) {
  if (run.to == glyphs.size()) return 1e9;
  const Glyph& next = glyphs[run.to];
  return next.is_space() ? (next.x0 + next.x1) / 2 : (glyphs[run.to - 1].x1 + next.x0) / 2;
}

}  // namespace

std::vector<Component> ink_between(const TextLine& line, const Sheet& sheet, double x0, double x1) {
  std::vector<Component> ink;
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    if (const double middle = (c.x0 + c.x1) / 2.0; middle > x0 && middle < x1) ink.push_back(c);
  }
  std::sort(ink.begin(), ink.end(), [](const Component& a, const Component& b) { return a.x0 < b.x0; });
  return ink;
}

std::optional<Component> piece_of(const Glyph& glyph, const TextLine& line, const Sheet& sheet) {
  const auto ink = ink_between(line, sheet, glyph.x0, glyph.x1);
  return ink.size() == 1 ? std::optional(ink.front()) : std::nullopt;
}

bool is_digit(const Glyph& glyph) {
  return glyph.text.size() == 1 && glyph.text[0] >= '0' && glyph.text[0] <= '9';
}

GlyphRun next_digits(const std::vector<Glyph>& glyphs, size_t at) {
  while (at < glyphs.size() && !is_digit(glyphs[at])) at++;
  GlyphRun run{at, at};
  while (run.to < glyphs.size() && is_digit(glyphs[run.to])) run.to++;
  return run;
}

std::optional<FigureInk> figure_ink(const std::vector<Glyph>& glyphs, const GlyphRun& run,
                                    const TextLine& line, const Sheet& sheet) {
  FigureInk figure;
  const auto ink = ink_between(line, sheet, left_of(glyphs, run), right_of(glyphs, run));
  for (const Component& c : ink) figure.height = std::max(figure.height, c.height());
  int end = -1;  // of the last digit
  for (const Component& c : ink) {
    if (c.height() >= kTall * figure.height) {
      if (!figure.spots.empty() && figure.spots.back().ink.x1 > c.x0 + 1) return {};
      figure.tall.push_back(c);
      end = c.x1;
    } else if (figure.tall.empty() && !figure.dash && is_dash(c, line, figure.height)) {
      figure.dash = c;
    } else if (c.x0 >= end - 1 && is_spot(c, line, figure.height)) {
      figure.spots.push_back(spot_of(c, figure.tall.size(), line, figure.height));
    } else {
      return {};
    }
  }
  if (figure.tall.empty()) return {};
  if (figure.dash && figure.tall.front().x0 - figure.dash->x1 > kGap * figure.height) return {};
  return figure;
}

std::optional<Spot> only_spot(const TextLine& line, const Sheet& sheet, double x0, double x1, int height) {
  const auto ink = ink_between(line, sheet, x0, x1);
  if (ink.size() != 1 || !is_spot(ink.front(), line, height)) return {};
  return spot_of(ink.front(), 0, line, height);
}

}  // namespace pagemill::recognize
