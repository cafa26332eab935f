#pragma once

#include "base/page.h"

namespace pagemill {

/// The picture with black for white.
Gray negative(Gray gray);

/// Whether more of the picture is nearer to black than to white.
bool mostly_dark(const Gray& gray);

}  // namespace pagemill
