#pragma once
#include <cstdint>
#include <vector>

namespace pagemill::recognize {

/// A gray line scaled to the network's height, row by row without padding.
struct LineImage {
  int width = 0;
  int height = 0;
  std::vector<uint8_t> pixels;
};

/// Black and white as the network was trained to see them: the lower quartile of the local minima
/// and the upper quartile of the local maxima of the middle row (Tesseract's networkio). Where that row has
/// hardly any, those of all rows, the minima among the darker half of the grays, the maxima among the lighter.
struct Levels {
  float black, contrast;
};
Levels levels_of(const LineImage& line);

/// Pixels as activations (round(128 · level), ±127, + 128), column after column.
std::vector<uint8_t> columns_of(const LineImage& line);

}  // namespace pagemill::recognize
