#pragma once

#include <vector>

#include "layout/sheet.h"
#include "layout/text_line.h"

namespace pagemill {

/// Joins lines that lie in each other: characters of several pieces, one above the other, may have come
/// apart into an upper and a lower line. For scripts that have such, on a levelled sheet.
void join_stacked(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill
