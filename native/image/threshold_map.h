#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/cancel.h"
#include "base/page.h"

namespace pagemill {

/// Where ink ends and paper begins, place by place: Otsu's threshold (1979) of each tile and its
/// neighbours, interpolated between the tiles' middles. Tiles of one tone are all ink or all paper
/// by the threshold of the whole page.
class ThresholdMap {
 public:
  /// @param faint thresholds lie near the paper of each tile instead
  /// @throws Error kCancelled, kDeadline
  ThresholdMap(const Gray& gray, const CancelToken& cancel, bool faint = false);

  /// Thresholds of row `y`, one a pixel: ink is what is below.
  /// @param out at least as long as the page is wide
  void row(int y, std::span<uint8_t> out) const;

 private:
  int width_ = 0, columns_ = 0, rows_ = 0;
  std::vector<uint8_t> tiles_;
};

}  // namespace pagemill
