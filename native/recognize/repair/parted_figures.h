#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Takes the space out of `27. 00` and `27 .00` where the point stands in the middle between both digits, as in
/// figures whose signs are all as wide: what ends a sentence is nearer to what is before it.
std::vector<Glyph> without_parted_figures(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
