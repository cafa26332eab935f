#pragma once

#include <vector>

#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Reads words whose ink is two or three equal upright strokes as the Roman figures that they are: networks take them
/// for ones, for letters with as many stems, or for fewer.
std::vector<Glyph> with_romans(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
