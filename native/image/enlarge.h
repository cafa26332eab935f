#pragma once

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// The picture `factor` times as wide and high, interpolated by cubic curves (Catmull-Rom), which
/// keep strokes sharper than lines do.
/// @param factor 1..8
/// @throws Error kCancelled, kDeadline
Gray enlarged(Gray gray, int factor, const CancelToken& cancel);

}  // namespace pagemill
