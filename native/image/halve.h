#pragma once

#include "base/page.h"

namespace pagemill {

/// The page at half its width and height: each pixel the mean of four. An odd last row or column is
/// left out.
/// @param gray at least 2 × 2
Gray halved(const Gray& gray);

}  // namespace pagemill
