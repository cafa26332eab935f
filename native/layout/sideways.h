#pragma once

#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"

namespace pagemill {

/// A part of an upright page whose lines run up or down: a turned table, heads over narrow columns,
/// a label beside a chart.
struct SidewaysBlock {
  Box box;
  std::vector<int> ink;  ///< indexes into the sheet's ink
};

/// Finds where letters stand nearer to the one below than to those beside them. A page that has
/// no such place costs one look at each letter.
///
/// @param sheet levelled
/// @throws Error kCancelled, kDeadline
std::vector<SidewaysBlock> sideways_blocks(const Sheet& sheet, const CancelToken& cancel);

}  // namespace pagemill
