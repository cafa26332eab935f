#pragma once

#include <vector>

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Filled rectangles behind text, as lists have behind heads and every other row: areas of one tone that are darker
/// than the paper around them, which uneven light and shadows are not.
///
/// @param gray a levelled page
/// @param text_height typical height of its letters in pixels; 0 = it has none, and no fills
/// @param reversed filled areas that light text stands on, which are fills as well
/// @throws Error kCancelled, kDeadline
std::vector<Fill> fills_of(const Gray& gray, double text_height, const std::vector<Box>& reversed,
                           const CancelToken& cancel);

}  // namespace pagemill
