#pragma once

#include <vector>

#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Finds rules that are printed as rows of dots, and takes the dots from the ink. Dots on the baseline
/// of letters lead to what stands in their row, and dots close above each other are a texture: both
/// stay.
///
/// @param text_height typical height of letters in pixels
std::vector<Rule> take_dotted_rules(std::vector<Component>& ink, double text_height);

/// The same down the page.
///
/// @param text_height typical height of letters in pixels
std::vector<Rule> take_dotted_walls(std::vector<Component>& ink, double text_height);

}  // namespace pagemill
