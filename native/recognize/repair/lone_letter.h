#pragma once

#include <string>

#include "image/components.h"
#include "layout/text_line.h"

namespace pagemill::recognize {

/// A character that stands alone in its row, by its height: `c`, `o`, `s`, `v`, `w`, `x` and `z` look like their
/// capitals, and an o may be a zero. Nothing else tells them apart where a network has no letters beside them;
/// it may also read both.
///
/// @param text as it was read
/// @param ink all of it
/// @return `text` where it is none of them or the line is not `in_row`
std::string by_height(const std::string& text, const Component& ink, const TextLine& line);

}  // namespace pagemill::recognize
