#pragma once

#include <cstdint>
#include <vector>

#include "base/page.h"

namespace pagemill {

/// What lies beyond the edges of a picture, where a page is turned or flattened: paper as light as at the
/// nearest edge. White beside gray paper would look like the paper, and the paper like ink.
class Surroundings {
 public:
  explicit Surroundings(const Gray& gray);

  /// @param x, y a pixel outside of the picture
  uint8_t at(int64_t x, int64_t y) const;

  /// Whether a page lies in the picture on something darker, which is seen at three of its edges or all.
  ///
  /// @param paper its tone
  bool are_darker(uint8_t paper) const;

 private:
  int width_, height_;
  /// Tones of stretches along each edge.
  std::vector<uint8_t> top_, bottom_, left_, right_;
};

}  // namespace pagemill
