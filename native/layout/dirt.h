#pragma once

#include <vector>

#include "base/page.h"
#include "image/components.h"

namespace pagemill {

/// Takes away specks as small as those that lie scattered beside the text, where more of their size are dirt than marks:
/// so many lie beside it, and so many more among its letters. The picture gets paper in their places.
///
/// @param text_height typical height of letters in pixels
void take_dirt(std::vector<Component>& ink, Gray& gray, const std::vector<Rule>& rules, double text_height);

}  // namespace pagemill
