#pragma once

#include <vector>

#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Finds strokes that reach from one horizontal rule to the next, and takes them from the ink: walls of a row that
/// is too low for its walls to be told from letters by their length.
///
/// @param rules that were found; their ink is gone already
/// @param text_height typical height of letters in pixels
std::vector<Rule> take_short_walls(std::vector<Component>& ink, const std::vector<Rule>& rules, double text_height);

}  // namespace pagemill
