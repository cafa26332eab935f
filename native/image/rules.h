#pragma once

#include <vector>

#include "base/bits.h"
#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Finds drawn lines along the axes and takes their ink away.
///
/// @param text_height typical height of letters in pixels; a rule is at least three times as long
/// @throws Error kCancelled, kDeadline
std::vector<Rule> take_rules(Bits& bits, double text_height, const CancelToken& cancel);

/// Whitens the ink of rules.
void erase_rules(Bits& bits, const std::vector<Rule>& rules);

}  // namespace pagemill
