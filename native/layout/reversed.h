#pragma once

#include <vector>

#include "base/bits.h"
#include "base/cancel.h"
#include "image/components.h"

namespace pagemill {

/// Letters printed light on dark: holes of letters' shape in large filled areas.
///
/// @param bits the page's ink
/// @param ink its components
/// @param text_height typical height of the dark letters; 0 = there are none
/// @throws Error kCancelled, kDeadline
std::vector<Component> reversed_letters(const Bits& bits, const std::vector<Component>& ink,
                                        double text_height, const CancelToken& cancel);

}  // namespace pagemill
