// Lines of many sizes, scaled by Leptonica and by us: prints those that differ.
#include "image/scale.h"

#include <algorithm>
#include <cstdio>
#include <random>

#include <leptonica/allheaders.h>

using pagemill::Gray;

namespace {

Gray random_line(int width, int height, std::minstd_rand& chance) {
  Gray line{width, height, {}};
  // Much paper, as it is.
  for (int i = 0; i < width * height; i++) line.pixels.push_back(chance() % 3 ? chance() % 256 : 255);
  return line;
}

/// As Tesseract scales what its networks see; a row that rounding leaves out is paper.
Gray by_leptonica(const Gray& line, int height) {
  Pix* pix = pixCreate(line.width, line.height, 8);
  for (int y = 0; y < line.height; y++)
    for (int x = 0; x < line.width; x++)
      pixSetPixel(pix, x, y, line.pixels[static_cast<size_t>(y) * line.width + x]);
  const float factor = static_cast<float>(height) / static_cast<float>(line.height);
  Pix* scaled = pixScale(pix, std::max(factor, 1 / static_cast<float>(line.width)), factor);
  Gray out{pixGetWidth(scaled), height, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * height, 255);
  for (int y = 0; y < std::min(height, pixGetHeight(scaled)); y++)
    for (int x = 0; x < out.width; x++) {
      l_uint32 value = 0;
      pixGetPixel(scaled, x, y, &value);
      out.pixels[static_cast<size_t>(y) * out.width + x] = static_cast<uint8_t>(value);
    }
  pixDestroy(&pix);
  pixDestroy(&scaled);
  return out;
}

}  // namespace

int main() {
  std::minstd_rand chance(3);
  for (const int height : {36, 40, 48, 35, 70})
    for (const int from : {1, 2, 3, 5, 7, 9, 12, 17, 18, 20, 25, 26, 27, 33, 35, 36, 40, 48, 50, 51, 52, 60, 72, 90, 144, 180, 181, 200, 300})
      for (const int width : {1, 2, 3, 4, 5, 7, 16, 33, 100, 257}) {
        const Gray line = random_line(width, from, chance);
        const Gray ours = pagemill::scaled_to_height(line, height), wanted = by_leptonica(line, height);
        if (ours.width != wanted.width || ours.pixels != wanted.pixels)
          std::printf("%d x %d to a height of %d\n", width, from, height);
      }
}
