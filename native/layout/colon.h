#pragma once

#include "layout/text_line.h"

namespace pagemill {

/// Whether two spots are the points of a colon in a line's letters: of a size, above each other, from its
/// baseline to about its x-height.
bool is_colon(const Component& a, const Component& b, const TextLine& line);

}  // namespace pagemill
