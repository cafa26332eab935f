#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Puts colons that networks pass over, or take for another small sign, where two points stand by themselves.
std::vector<Glyph> with_lost_colons(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
