#pragma once

#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"

namespace pagemill {

/// The page's dark letters on light, and its light ones on dark as a sheet of its own.
struct Sheets {
  Sheet dark, light;
  std::vector<Box> reversed;  ///< filled areas that the light letters stand on
};

/// Parts a levelled page into ink and rules.
///
/// @param text_height typical height of its letters in pixels; 0 = it has none
/// @param rules gets the drawn lines, those set from characters included
/// @throws Error kCancelled, kDeadline
Sheets sheets_of(Gray gray, double text_height, std::vector<Rule>& rules, const CancelToken& cancel);

}  // namespace pagemill
