#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Puts signs that the models' alphabets lack in the place of the letters that networks take them for, where
/// their ink has the sign's shape: micro, multiplication, ohm, at least and at most.
std::vector<Glyph> with_signs(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
