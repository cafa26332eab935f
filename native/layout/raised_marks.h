#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Finds short lines that are set high right behind another one, as powers and the marks of footnotes are, and gives
/// them its row: `raised_beside` and its baseline. They are read by themselves, as their letters are smaller.
void find_raised(std::vector<TextLine>& lines, const Sheet& sheet);

/// Parts such marks from the ends of lines that they were found in: their ink is sorted from left to right.
void part_raised(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill
