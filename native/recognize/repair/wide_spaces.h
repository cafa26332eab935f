#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Pixels from one character in a square cell to the next; about the line's height where few follow
/// each other.
double em_of(const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet);

/// Spaces between wide characters only where the white between them is as wide as a character: the
/// networks see some behind each comma, and none between the columns of a table.
std::vector<Glyph> with_wide_spaces(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
