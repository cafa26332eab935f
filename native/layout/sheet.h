#pragma once

#include <vector>

#include "base/cancel.h"
#include "base/page.h"
#include "image/components.h"
#include "layout/walls.h"

namespace pagemill {

/// A page ready to be recognised: its pixels, and what of its ink may be letters.
struct Sheet {
  Gray gray;
  std::vector<Component> ink;  ///< everything but rules
  double text_height = 0;      ///< typical height of letters in pixels; 0 = the page has none
  Walls walls;
};

/// Components of letters' shape and size, no rules, no pictures, no specks.
std::vector<Component> letters_of(const std::vector<Component>& ink, double text_height);

/// Typical height of the letters among components; 0 when there are none.
double text_height_of(const std::vector<Component>& ink);

}  // namespace pagemill
