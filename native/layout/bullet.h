#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// A round or square spot: what networks take for an e or an o, but those have a hole.
bool is_bullet(const Component& ink, double x_height);

/// The line that a spot stands to the left of, where its item's bullet would be; null when there is
/// none.
const TextLine* item_of(const Component& ink, const std::vector<TextLine>& lines);

}  // namespace pagemill
