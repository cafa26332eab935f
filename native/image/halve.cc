#include "image/halve.h"

#include "base/wide_vectors.h"

namespace pagemill {

WIDE_VECTORS Gray halved(const Gray& gray) {
  Gray out{gray.width / 2, gray.height / 2, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  for (int y = 0; y < out.height; y++) {
    const uint8_t* upper = &gray.pixels[static_cast<size_t>(2 * y) * gray.width];
    const uint8_t* lower = upper + gray.width;
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * out.width];
    for (int x = 0; x < out.width; x++)
      to[x] = static_cast<uint8_t>((upper[2 * x] + upper[2 * x + 1] + lower[2 * x] +
                                    lower[2 * x + 1] + 2) >> 2);
  }
  return out;
}

}  // namespace pagemill
