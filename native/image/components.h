#pragma once
#include <vector>

#include "base/bits.h"
#include "base/cancel.h"

namespace pagemill {

/// Connected ink (eight neighbours). Box in pixels, right and bottom exclusive.
struct Component {
  int x0, y0, x1, y1;
  int ink;  // pixels

  int width() const { return x1 - x0; }
  int height() const { return y1 - y0; }
};

/// All components, in no particular order. One pass over the runs of each row.
///
/// @throws Error kCancelled, kDeadline
std::vector<Component> components_of(const Bits& bits, const CancelToken& cancel);

/// Takes components away, the others keeping their order.
///
/// @param taken for each of `ink`
void take_out(std::vector<Component>& ink, const std::vector<bool>& taken);

}  // namespace pagemill
