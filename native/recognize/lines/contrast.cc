#include "recognize/lines/contrast.h"

#include <algorithm>
#include <array>

namespace pagemill::recognize {
namespace {

/// Pixels around a line that are looked at, and every which row of them.
constexpr int kAround = 3, kStep = 2;
/// Shares of all pixels that are darker than ink at least is, and than paper is.
constexpr double kInk = 0.05, kPaper = 0.9;

}  // namespace

int contrast_of(const TextLine& line, const Gray& gray) {
  const int x0 = std::max(0, static_cast<int>(line.box.x0) - kAround);
  const int x1 = std::min(gray.width, static_cast<int>(line.box.x1) + kAround);
  const int y0 = std::max(0, static_cast<int>(line.box.y0) - kAround);
  const int y1 = std::min(gray.height, static_cast<int>(line.box.y1) + kAround);
  std::array<int, 256> counts{};
  int all = 0;
  for (int y = y0; y < y1; y += kStep)
    for (int x = x0; x < x1; x++, all++) counts[gray.pixels[static_cast<size_t>(y) * gray.width + x]]++;
  const auto value_at = [&](double share) {
    int value = 0;
    for (int sum = counts[0]; value < 255 && sum <= share * all; sum += counts[++value]) {
    }
    return value;
  };
  return all == 0 ? 0 : value_at(kPaper) - value_at(kInk);
}

}  // namespace pagemill::recognize
