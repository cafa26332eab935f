#pragma once

#include <cstdint>

namespace pagemill {

/// Rec. 601 luminance in whole numbers: several times as fast as Leptonica's in floats.
inline uint8_t luminance(uint32_t red, uint32_t green, uint32_t blue) {
  return static_cast<uint8_t>((red * 77 + green * 150 + blue * 29) >> 8);
}

}  // namespace pagemill
