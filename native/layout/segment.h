#pragma once

#include <vector>

#include "base/geometry.h"

namespace pagemill {

/// Words of one line that stand close together: nothing wider than a word space between them.
struct Segment {
  Box box;
  double baseline = 0;
  double size = 0;  ///< typical height of its words
  std::vector<int> words;  ///< indexes, left to right
};

/// One word as the layout sees it: upright, whatever its turn on the page.
struct Placed {
  Box box;
  double baseline = 0;
  int word = 0;
};

/// Chains words into segments.
///
/// @param size typical word height of the page
std::vector<Segment> segments_of(std::vector<Placed> words, double size);

}  // namespace pagemill
