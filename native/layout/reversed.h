#pragma once

#include <vector>

#include "base/bits.h"
#include "base/cancel.h"
#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Text printed light on dark.
struct Reversed {
  std::vector<Component> letters;
  std::vector<Box> areas;  ///< the filled areas it stands on
};

/// Holes of letters' shape in large filled areas.
///
/// @param bits the page's ink
/// @param ink its components
/// @param text_height typical height of the dark letters; 0 = there are none
/// @throws Error kCancelled, kDeadline
Reversed reversed_text(const Bits& bits, const std::vector<Component>& ink, double text_height,
                       const CancelToken& cancel);

}  // namespace pagemill
