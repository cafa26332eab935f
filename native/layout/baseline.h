#pragma once

#include <vector>

#include "layout/text_line.h"

namespace pagemill {

/// Fits baseline and x-height to a line's letters.
///
/// @param ink of the sheet
void fit_baseline(TextLine& line, const std::vector<Component>& ink);

/// @param tops of letters above their baseline, at least one
double x_height_of(const std::vector<double>& tops);

}  // namespace pagemill
