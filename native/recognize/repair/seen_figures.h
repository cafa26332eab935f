#pragma once

#include <vector>

#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Figures as their ink is, where the pieces of it stand apart: networks leave out small points, and a sign in
/// front, see one of two equal digits or two of one, and a colon in a single point. 1.1 is not 11.
std::vector<Glyph> as_seen(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
