#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Gives lines of very few letters the x-height of all letters in their row, and its baseline where they do
/// not stand on one: a figure alone in a table's cell looks like a small letter where nothing says how high
/// small letters are. What stands so is `in_row`.
void stand_in_rows(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill
