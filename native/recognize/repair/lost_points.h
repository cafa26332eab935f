#pragma once

#include <vector>

#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Puts decimal points and commas back into figures: networks leave out small ones, and 1.1 is not 11.
/// Digits in a row, as many as there are tall pieces of ink, with one spot on the baseline between two of them,
/// have a point there.
std::vector<Glyph> with_lost_points(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet);

}  // namespace pagemill::recognize
