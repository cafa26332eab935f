#pragma once

#include <vector>

#include "base/bits.h"
#include "layout/level_field.h"

namespace pagemill {

/// Drawn rules of a page that is not yet level: they may lean and bend. Points of a rule have as x how
/// far they are along the direction that it should have, as y how far across.

/// Rules down the page.
std::vector<Curve> rules_down(const Bits& ink, double text_height);

/// Rules across the page.
std::vector<Curve> rules_across(const Bits& ink, double text_height);

}  // namespace pagemill
