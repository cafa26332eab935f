#pragma once

#include <vector>

#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Takes away ink that is far fainter than the letters of the page: edges of shades, grain, what shines through.
///
/// @param text_height typical height of letters in pixels
void take_faint_ink(std::vector<Component>& ink, const Gray& gray, double text_height);

}  // namespace pagemill
