#pragma once

#include <vector>

#include "image/components.h"

namespace pagemill {

/// Takes away the round holes along the edges of paper for printers, which show the dark below it and are larger than
/// letters: they stand under each other in even steps with no letters beyond.
void take_paper_holes(std::vector<Component>& ink);

}  // namespace pagemill
