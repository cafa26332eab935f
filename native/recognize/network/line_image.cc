#include "recognize/network/line_image.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pagemill::recognize {
namespace {

/// Counts of gray values, and where a share of them ends, interpolated within the last value.
class Histogram {
 public:
  void add(int value) { ++counts_[value], ++total_; }

  double quantile(double share) const {
    const double target = std::clamp(share * total_, 1.0, static_cast<double>(total_));
    int sum = 0, index = 0;
    while (index < 256 && sum < target) sum += counts_[index++];
    return index - (sum - target) / counts_[index - 1];
  }

  bool empty() const { return total_ == 0; }

 private:
  std::array<int, 256> counts_{};
  int total_ = 0;
};

/// What is darker and what is lighter than its neighbours in rows of a line.
struct Extremes {
  Histogram minima, maxima;

  /// @param darkest of the maxima @param lightest of the minima
  void add_row(const LineImage& line, int y, int darkest, int lightest) {
    const uint8_t* row = line.pixels.data() + static_cast<size_t>(y) * line.width;
    for (int x = 1; x + 1 < line.width; ++x) {
      const int before = row[x - 1], here = row[x], after = row[x + 1];
      if (here <= lightest && ((here < before && here <= after) || (here <= before && here < after)))
        minima.add(here);
      if (here >= darkest && ((here > before && here >= after) || (here >= before && here > after)))
        maxima.add(here);
    }
  }
};

/// Lines narrower than this, in heights, are a letter or two, whose middle row has a stroke or none: the
/// grain of the paper would tell what is black. Chosen on made pages of single figures, 200 dpi and more,
/// of which .960 were read with their middle row alone, .994 at 1.5, .996 at 2 and .997 at 4.
constexpr double kNarrow = 2;

Extremes extremes_of(const LineImage& line) {
  Extremes extremes;
  if (line.width >= kNarrow * line.height) {
    extremes.add_row(line, line.height / 2, 0, 255);
    return extremes;
  }
  const auto [dark, light] = std::ranges::minmax(line.pixels);
  const int middle = (dark + light) / 2;
  for (int y = 0; y < line.height; ++y) extremes.add_row(line, y, middle + 1, middle);
  return extremes;
}

}  // namespace

Levels levels_of(const LineImage& line) {
  auto [minima, maxima] = extremes_of(line);
  if (minima.empty()) minima.add(0);
  if (maxima.empty()) maxima.add(255);
  const auto black = static_cast<float>(minima.quantile(0.25));
  const auto white = static_cast<float>(maxima.quantile(0.75));
  const float contrast = (white - black) / 2;
  return {black, contrast <= 0 ? 1 : contrast};
}

std::vector<uint8_t> columns_of(const LineImage& line) {
  const auto [black, contrast] = levels_of(line);
  std::array<uint8_t, 256> activation;
  for (int value = 0; value < 256; ++value) {
    const float level = 128 * ((static_cast<float>(value) - black) / contrast - 1);
    const int rounded = level >= 0 ? static_cast<int>(level + 0.5f) : -static_cast<int>(-level + 0.5f);
    activation[value] = static_cast<uint8_t>(std::clamp(rounded, -127, 127) + 128);
  }
  std::vector<uint8_t> columns(static_cast<size_t>(line.width) * line.height + 1);
  // As many columns at a time as stay in the cache.
  constexpr int kTogether = 64;
  for (int from = 0; from < line.width; from += kTogether)
    for (int y = 0; y < line.height; ++y) {
      const int to = std::min(line.width, from + kTogether);
      const uint8_t* row = &line.pixels[static_cast<size_t>(y) * line.width];
      uint8_t* column = &columns[static_cast<size_t>(from) * line.height + y];
      for (int x = from; x < to; ++x, column += line.height) *column = activation[row[x]];
    }
  return columns;
}

}  // namespace pagemill::recognize
