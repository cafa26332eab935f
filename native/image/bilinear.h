#pragma once

#include <cmath>
#include <cstdint>

#include "base/page.h"
#include "image/surroundings.h"

namespace pagemill {

/// A coordinate in 1/65536 of a pixel: both of any picture fit into 64 bits.
inline int64_t in_parts(double value) { return std::llround(value * 65536); }

/// The gray between the four pixels around a place, in 1/256 of a pixel; outside of the picture that of its
/// surroundings.
///
/// @param at_x, at_y middle of the place, less half a pixel, in parts of `in_parts`
inline uint8_t gray_at(const Gray& gray, const Surroundings& around, int64_t at_x, int64_t at_y) {
  const int w = gray.width, h = gray.height;
  const int64_t ix = at_x >> 16, iy = at_y >> 16;
  if (ix < 0 || iy < 0 || ix >= w - 1 || iy >= h - 1) return around.at(ix, iy);
  const int fx = static_cast<int>(at_x >> 8 & 255), fy = static_cast<int>(at_y >> 8 & 255);
  const uint8_t* from = &gray.pixels[static_cast<size_t>(iy) * w + static_cast<size_t>(ix)];
  const int upper = from[0] * (256 - fx) + from[1] * fx;
  const int lower = from[w] * (256 - fx) + from[w + 1] * fx;
  return static_cast<uint8_t>((upper * (256 - fy) + lower * fy + 32768) >> 16);
}

}  // namespace pagemill
