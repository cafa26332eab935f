#pragma once

#include <string>
#include <vector>

#include "image/components.h"
#include "layout/text_line.h"

namespace pagemill::recognize {

/// A letter or two that stand alone in their row, by their heights: `c`, `o`, `s`, `v`, `w`, `x` and `z` look like
/// their capitals, a capital I like an i, and an o may be a zero or be read as a degree sign. Nothing else tells
/// them apart where a network has few letters beside them; of one it may also read both.
///
/// @param text as it was read
/// @param ink all of it, left to right
/// @return `text` where there is not a piece of ink for each letter, or the line is not `in_row`
std::string by_height(const std::string& text, const std::vector<Component>& ink, const TextLine& line);

}  // namespace pagemill::recognize
