#pragma once

#include "base/page.h"

namespace pagemill {

/// The picture `factor` times as wide and high, interpolated by cubic curves (Catmull-Rom), which
/// keep strokes sharper than lines do.
/// @param factor 1..8
Gray enlarged(Gray gray, int factor);

}  // namespace pagemill
