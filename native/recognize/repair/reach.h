#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Characters that networks take for each other, told by how far up and down their ink reaches: the last 8 of `6.48`, or
/// 9, is the g of `6.4 g` where it stands lower than the other digits and apart; a bar that is no longer than a capital
/// is an I, or a one beside digits and before units.
std::vector<Glyph> by_reach(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet);

}  // namespace pagemill::recognize
