#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Where all characters are equally wide, as printers of receipts set them, points, brackets and
/// narrow letters stand in white space of their own, which is easily taken for spaces between words.
/// Finds such lines and sets their pitch.
void find_pitches(std::vector<TextLine>& lines, const Sheet& sheet);

/// Joins lines of one pitch that go on at the same height after no more than a character's room.
void join_fixed_pitch(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill
