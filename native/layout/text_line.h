#pragma once

#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"

namespace pagemill {

/// Ink that stands on one baseline without wide gaps: what is recognised at once.
struct TextLine {
  std::vector<int> ink;  ///< indexes into the sheet's ink, left to right
  Box box;               ///< around that ink
  double slope = 0;      ///< of the baseline: y falls by this much a pixel to the right
  double origin = 0;     ///< the baseline's y at x = 0
  double x_height = 0;
  bool bullet = false;  ///< one spot that begins an item
  bool colon = false;   ///< two points with white on both sides
  bool in_row = false;  ///< a few letters that stand as the letters of their row do
  bool dash = false;    ///< a dash that stands alone in a row
  bool leader = false;  ///< dots that lead to what stands in the same row
  int raised_beside = -1;  ///< of a mark that is set high behind other text: a piece of that one's ink
  bool speck = false;  ///< a small piece of ink that stands high in a row: a star, or nothing
  bool ellipsis = false;  ///< three dots that stand alone in a row
  double pitch = 0;  ///< pixels from character to character; 0 = each is as wide as it needs
  /// Where its paper ends, at walls beside it.
  double left = -Walls::kNowhere, right = Walls::kNowhere;

  double baseline(double x) const { return origin + slope * x; }
};

/// Whether a line of a few pieces stands where letters do, and not as grain does, anywhere.
inline bool stands_as_letters(const TextLine& line) { return line.in_row || line.raised_beside >= 0; }

/// Finds the lines of a levelled sheet: letters are linked to their right neighbours up to walls, then a
/// baseline and an x-height are fitted or taken from the row, then dots, accents, commas and dashes join; where all
/// characters are equally wide, lines go on over single spaces and points. Leaders are parted last.
///
/// @throws Error kCancelled, kDeadline
std::vector<TextLine> text_lines_of(const Sheet& sheet, const CancelToken& cancel);

}  // namespace pagemill
