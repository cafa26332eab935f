#pragma once

#include <vector>

#include "image/components.h"

namespace pagemill {

/// Letters that follow each other on a line, left to right, by index; those without neighbours are
/// left out. Quicker and coarser than `text_lines_of`, for looking at a page as a whole: lines may
/// climb and bend.
std::vector<std::vector<int>> letter_chains(const std::vector<Component>& letters, double text_height);

}  // namespace pagemill
