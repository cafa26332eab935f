#include "image/background.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pagemill {
namespace {

/// Pixels; a tile holds some letters at any usual resolution, and paper between them.
constexpr int kTile = 48;
/// Paper's levels that may differ before evening is worth its time.
constexpr float kUneven = 40;
constexpr float kWhite = 235;

/// Of the paper in a tile, the brightness that a quarter of it surpasses; 0 = too little paper.
float paper_of(const Gray& gray, int x0, int y0, int threshold) {
  std::array<int, 256> counts{};
  int paper = 0, all = 0;
  const int x1 = std::min(gray.width, x0 + kTile), y1 = std::min(gray.height, y0 + kTile);
  for (int y = y0; y < y1; y += 3)
    for (int x = x0; x < x1; x += 3) {
      const int value = gray.pixels[static_cast<size_t>(y) * gray.width + x];
      all++;
      if (value <= threshold) continue;
      counts[value]++;
      paper++;
    }
  if (paper * 4 < all) return 0;
  int brighter = 0;
  for (int value = 255; value >= 0; value--) {
    brighter += counts[value];
    if (brighter * 4 >= paper) return static_cast<float>(value);
  }
  return 0;
}

}  // namespace

Background::Background(const Gray& gray, int threshold)
    : columns_((gray.width + kTile - 1) / kTile), rows_((gray.height + kTile - 1) / kTile) {
  tiles_.resize(static_cast<size_t>(columns_) * rows_);
  std::vector<float> known;
  for (int r = 0; r < rows_; r++)
    for (int c = 0; c < columns_; c++) {
      // In deep shadow paper is as dark as ink elsewhere; a lower bar keeps some of it.
      const float value = paper_of(gray, c * kTile, r * kTile, threshold * 3 / 4);
      tiles_[static_cast<size_t>(r) * columns_ + c] = value;
      if (value > 0) known.push_back(value);
    }
  if (known.empty()) return;
  std::sort(known.begin(), known.end());
  uneven_ = known[known.size() * 95 / 100] - known[known.size() * 5 / 100] > kUneven;
  if (!uneven_) return;
  // Tiles without paper take their neighbours', ring by ring.
  for (bool holes = true; holes;) {
    holes = false;
    const auto before = tiles_;
    for (int r = 0; r < rows_; r++)
      for (int c = 0; c < columns_; c++) {
        float& tile = tiles_[static_cast<size_t>(r) * columns_ + c];
        if (tile > 0) continue;
        float sum = 0;
        int count = 0;
        for (int dr = -1; dr <= 1; dr++)
          for (int dc = -1; dc <= 1; dc++) {
            if (r + dr < 0 || r + dr >= rows_ || c + dc < 0 || c + dc >= columns_) continue;
            const float value = before[static_cast<size_t>(r + dr) * columns_ + c + dc];
            sum += value;
            count += value > 0;
          }
        if (count > 0) tile = sum / static_cast<float>(count);
        else holes = true;
      }
  }
}

Gray Background::evened(const Gray& gray) const {
  Gray out{gray.width, gray.height, std::vector<uint8_t>(gray.pixels.size())};
  std::vector<float> row(columns_);
  for (int y = 0; y < gray.height; y++) {
    const float ty = std::clamp((y + 0.5f) / kTile - 0.5f, 0.0f, static_cast<float>(rows_ - 1));
    const int r = std::min(static_cast<int>(ty), std::max(0, rows_ - 2));
    const float fy = rows_ > 1 ? ty - static_cast<float>(r) : 0;
    for (int c = 0; c < columns_; c++) {
      const float upper = tiles_[static_cast<size_t>(r) * columns_ + c];
      const float lower = tiles_[static_cast<size_t>(std::min(r + 1, rows_ - 1)) * columns_ + c];
      row[c] = kWhite / std::max(1.0f, upper + (lower - upper) * fy);
    }
    const uint8_t* from = &gray.pixels[static_cast<size_t>(y) * gray.width];
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * gray.width];
    for (int x = 0; x < gray.width; x++) {
      const float tx =
          std::clamp((x + 0.5f) / kTile - 0.5f, 0.0f, static_cast<float>(columns_ - 1));
      const int c = std::min(static_cast<int>(tx), std::max(0, columns_ - 2));
      const float next = row[std::min(c + 1, columns_ - 1)];
      const float factor = row[c] + (next - row[c]) * (tx - static_cast<float>(c));
      to[x] = static_cast<uint8_t>(std::min(255.0f, from[x] * factor));
    }
  }
  return out;
}

}  // namespace pagemill
