#pragma once

#include "base/bits.h"
#include "base/page.h"

namespace pagemill {

/// The gray value that divides ink from paper best (Otsu 1979): ink is what is darker or equal.
/// @return 0..254; -1 when the picture has no two tones to divide
int threshold_of(const Gray& gray);

/// Ink of a page. Where the paper's brightness changes over the page, it is evened out first.
Bits binarize(const Gray& gray);

}  // namespace pagemill
