#pragma once

#include <vector>

#include "layout/lines_by_height.h"
#include "layout/text_line.h"

namespace pagemill {

/// The line that a dot, comma, accent or dash stands in or beside; -1 when there is none.
int home_of(const Component& mark, const std::vector<TextLine>& lines, const LinesByHeight& by_height,
            const Walls& walls);

/// Gives each mark to its line; bullets, colons with white on both sides, and dashes in empty cells are
/// lines.
/// @param marks indexes of `Sheet::ink`
void place_marks(std::vector<int> marks, std::vector<TextLine>& lines, const Sheet& sheet);

/// Gives a mark the baseline of the line it stands beside.
void stand_beside(TextLine& mark, const TextLine& line);

/// Gives a line's box one more piece of ink.
void grow(TextLine& line, const Component& ink);

/// From left to right.
void sort_by_place(std::vector<int>& ink, const Sheet& sheet);

}  // namespace pagemill
