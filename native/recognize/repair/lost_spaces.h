#pragma once

#include <vector>

#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Puts spaces back between a digit and a letter with white between that no word has: networks
/// leave them out in short lines, and `1 X` is not `1X`.
std::vector<Glyph> with_lost_spaces(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet);

}  // namespace pagemill::recognize
