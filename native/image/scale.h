#pragma once

#include "base/page.h"

namespace pagemill {

/// Scales a line of text, keeping its shape, as Tesseract does before its networks see it: averaged
/// areas or linear interpolation, then sharpened.
///
/// @param height 1 or more
Gray scaled_to_height(const Gray& line, int height);

}  // namespace pagemill
