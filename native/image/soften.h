#pragma once

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// The picture blurred so that broken strokes and printed dots run together: the mean over squares
/// of (2 · radius + 1) pixels, twice.
/// @param radius 1 or more
/// @throws Error kCancelled, kDeadline
Gray softened(const Gray& gray, int radius, const CancelToken& cancel);

}  // namespace pagemill
