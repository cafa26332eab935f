#pragma once

#include "base/page.h"

namespace pagemill {

/// The page turned clockwise.
/// @param degrees 0, 90, 180 or 270
Gray turned(const Gray& gray, int degrees);

/// The page turned clockwise by a small angle around its middle, same size; what was outside is as light
/// as the paper at the edge.
/// @param degrees -45..45
Gray leveled(const Gray& gray, double degrees);

}  // namespace pagemill
