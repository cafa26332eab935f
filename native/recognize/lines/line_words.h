#pragma once

#include <vector>

#include "base/page.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// The words of a line's glyphs, each with the ink it stands for. In a line of fixed pitch, words no
/// further apart than the characters within them are one.
std::vector<Word> words_of(const std::vector<Glyph>& glyphs, const TextLine& line,
                           const Sheet& sheet);

}  // namespace pagemill::recognize
