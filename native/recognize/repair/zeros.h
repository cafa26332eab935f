#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// An O beside a digit that is no wider than the line's digits is a zero: `SHO1` of a till is `SH01`.
std::vector<Glyph> with_zeros(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
