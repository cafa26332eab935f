#pragma once

#include <optional>
#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Characters that follow each other in a reading: glyphs `from` up to `to`.
struct GlyphRun {
  size_t from = 0, to = 0;
  size_t count() const { return to - from; }
};

/// The line's ink whose middle lies in a stretch, left to right.
std::vector<Component> ink_between(const TextLine& line, const Sheet& sheet, double x0, double x1);

/// The ink of a character that is one piece.
std::optional<Component> piece_of(const Glyph& glyph, const TextLine& line, const Sheet& sheet);

bool is_digit(const Glyph& glyph);

/// The next digits from a glyph on; empty at the end.
GlyphRun next_digits(const std::vector<Glyph>& glyphs, size_t at);

/// A point or comma among the ink of a figure.
struct Spot {
  size_t after = 0;  ///< so many digits
  bool comma = false;
  bool doubtful = false;  ///< neither round on the baseline nor long and below it
  Component ink{};
};

/// The ink of digits in a row, by what it looks like.
struct FigureInk {
  int height = 0;               ///< of a digit
  std::vector<Component> tall;  ///< digits, left to right
  std::vector<Spot> spots;
  std::optional<Component> dash;  ///< right before the first digit
};

/// @param run digits, and points between them
/// @return none where the ink is not that of digits apart from each other, a dash before and spots between
std::optional<FigureInk> figure_ink(const std::vector<Glyph>& glyphs, const GlyphRun& run,
                                    const TextLine& line, const Sheet& sheet);

/// The one point or comma between two places of a line; none where there is other ink.
std::optional<Spot> only_spot(const TextLine& line, const Sheet& sheet, double x0, double x1, int height);

}  // namespace pagemill::recognize
