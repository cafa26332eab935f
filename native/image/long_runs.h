#pragma once

#include "base/bits.h"
#include "base/cancel.h"

namespace pagemill {

/// Rows' runs of `least` pixels or more, holes of `hole` pixels or fewer closed; everything else is white.
Bits long_runs(const Bits& bits, int least, int hole, const CancelToken& cancel);

/// The same down the columns, without holes.
Bits tall_runs(Bits bits, int least, const CancelToken& cancel);

}  // namespace pagemill
