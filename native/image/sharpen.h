#pragma once

#include "base/page.h"

namespace pagemill {

/// Pixels from the middle of a square to its sides.
enum class Reach { kOne, kTwo };

/// Sharpens as Leptonica's pixUnsharpMasking does, to the same pixels: away from the mean of the square
/// around a pixel. Pixels at the edges stay as they are.
///
/// @param share of the difference that is added
void sharpen(Gray& gray, Reach reach, float share);

}  // namespace pagemill
