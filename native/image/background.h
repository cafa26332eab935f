#pragma once

#include <vector>

#include "base/page.h"

namespace pagemill {

/// The paper's brightness over a page, one value a tile.
class Background {
 public:
  /// @param threshold what is darker or equal is ink or a dark area, not paper
  Background(const Gray& gray, int threshold);

  /// Shadows, folds or a lamp: the brightness differs more than print needs.
  bool uneven() const { return uneven_; }

  /// The page as if its paper were everywhere equally white.
  Gray evened(const Gray& gray) const;

 private:
  int columns_ = 0, rows_ = 0;
  std::vector<float> tiles_;
  bool uneven_ = false;
};

}  // namespace pagemill
