#pragma once
#include <vector>

#include "image/components.h"

namespace pagemill {

/// The slope of the text lines, from the bottoms of the components: the angle at which their
/// projection is sharpest.
///
/// @return degrees by which lines fall to the right (clockwise), within ±`most`; 0 when there is
///   too little text to tell
double skew_of(const std::vector<Component>& text, double most);

}  // namespace pagemill
