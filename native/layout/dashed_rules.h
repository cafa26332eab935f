#pragma once

#include <vector>

#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Finds rules that are printed as rows of dashes, and takes the dashes from the ink.
///
/// @param text_height typical height of letters in pixels
std::vector<Rule> take_dashed_rules(std::vector<Component>& ink, double text_height);

}  // namespace pagemill
