#pragma once

#include <vector>

#include "base/bits.h"
#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Rules that are so pale that only pieces of them are ink: where found ones go on as a pale line,
/// the page is looked at once more with a threshold near its paper.
///
/// @param bits the page's ink without `rules`; loses what is found
/// @param rules gets what is found; pieces of it go
/// @param text_height typical height of letters in pixels
/// @throws Error kCancelled, kDeadline
void take_faint_rules(const Gray& gray, Bits& bits, std::vector<Rule>& rules, double text_height,
                      const CancelToken& cancel);

}  // namespace pagemill
