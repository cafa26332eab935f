#pragma once

#include <vector>

#include "image/components.h"

namespace pagemill {

/// Whether lines of text run down the page instead of across: letters stand nearer to their
/// neighbours in the line than to those of the next line.
///
/// @param text letters of the page
bool runs_down(const std::vector<Component>& text);

}  // namespace pagemill
