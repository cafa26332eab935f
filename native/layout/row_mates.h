#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Gives lines of very few letters the baseline and the x-height of the nearest line in their row that has
/// enough of them: a figure alone in a table's cell looks like a small letter where nothing says how high
/// small letters are. What stands so is `in_row`.
void stand_in_rows(std::vector<TextLine>& lines, double text_height);

}  // namespace pagemill
