#include "image/scale.h"

#include <algorithm>
#include <cstring>

#include "image/pix.h"

namespace pagemill {

Gray scaled_to_height(const Gray& line, int height) {
  const PixPtr pix = made(pixCreateNoInit(line.width, line.height, 8), "no memory for a line");
  for (int y = 0; y < line.height; y++) {
    auto* row = reinterpret_cast<uint8_t*>(pixGetData(pix.get()) +
                                           static_cast<size_t>(y) * pixGetWpl(pix.get()));
    std::memcpy(row, &line.pixels[static_cast<size_t>(y) * line.width], line.width);
  }
  pixEndianByteSwap(pix.get());
  const float factor = static_cast<float>(height) / static_cast<float>(line.height);
  // What is narrower than a pixel then is one wide: Leptonica makes no picture without width.
  const float across = std::max(factor, 1 / static_cast<float>(line.width));
  const PixPtr scaled = made(pixScale(pix.get(), across, factor), "scaling failed");
  pixEndianByteSwap(scaled.get());
  Gray out{pixGetWidth(scaled.get()), height, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * height, 255);
  for (int y = 0; y < std::min(height, pixGetHeight(scaled.get())); y++)
    std::memcpy(&out.pixels[static_cast<size_t>(y) * out.width],
                pixGetData(scaled.get()) + static_cast<size_t>(y) * pixGetWpl(scaled.get()),
                out.width);
  return out;
}

}  // namespace pagemill
