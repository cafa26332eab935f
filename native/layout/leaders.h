#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Rows of dots that lead from an entry to its figure read badly as text: each becomes a line of its
/// own, and what stands before and after it too.
void take_leaders(std::vector<TextLine>& lines, const Sheet& sheet);

}  // namespace pagemill
