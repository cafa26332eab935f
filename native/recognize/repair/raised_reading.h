#pragma once

#include <vector>

#include "recognize/repair/raised.h"

namespace pagemill::recognize {

/// Whether all that looks raised in a word may be digits, as it was read.
///
/// @param glyphs of the line
bool leaves_room(const RaisedWord& word, const std::vector<Glyph>& glyphs);

/// The word with what is raised as superscript digits; nothing where that is not all digits.
///
/// @param before glyphs of the line
/// @param read those of the slips
std::vector<Glyph> raised_again(const RaisedWord& word, const std::vector<Glyph>& before,
                                const std::vector<std::vector<Glyph>>& read);

}  // namespace pagemill::recognize
