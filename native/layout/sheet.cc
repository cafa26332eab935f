#include "layout/sheet.h"

#include <algorithm>
#include <numeric>

namespace pagemill {
namespace {

/// Smaller ink is dust at any resolution, larger is a picture.
constexpr int kLeastHeight = 4, kMostHeight = 400;

/// Letters are this much higher than dots, and have this share of all heights where they are few; so
/// many they are at least, as frames are high, too.
constexpr double kDots = 2.5, kLetters = 0.25;
constexpr size_t kFewest = 12;

/// Strokes so many times higher than wide are few of a page's letters. Where they have a larger share of all heights
/// they are the bars of a barcode, which are higher than letters.
constexpr int kSlim = 4;
constexpr double kMostSlim = 0.2;

bool letter_shaped(const Component& c) {
  return c.width() < 8 * c.height() && c.height() < 12 * c.width() &&
         c.ink * 12 > c.width() * c.height();
}

double sum_of(const std::vector<int>& heights) { return std::accumulate(heights.begin(), heights.end(), 0.0); }

/// Of ink that is shaped as letters are, without the bars of barcodes.
std::vector<int> heights_of(const std::vector<Component>& ink) {
  std::vector<int> heights, wide;
  for (const auto& c : ink) {
    if (c.height() < kLeastHeight || c.height() > kMostHeight || !letter_shaped(c)) continue;
    heights.push_back(c.height());
    if (c.height() < kSlim * c.width()) wide.push_back(c.height());
  }
  const double slim = sum_of(heights) - sum_of(wide);
  return wide.empty() || slim <= kMostSlim * sum_of(heights) ? heights : wide;
}

/// Where half the sum of sorted heights is reached.
int weighted_median(const std::vector<int>& heights) {
  const double all = sum_of(heights);
  double sum = 0;
  for (const int height : heights)
    if ((sum += height) * 2 >= all) return height;
  return heights.back();
}

}  // namespace

double text_height_of(const std::vector<Component>& ink) {
  std::vector<int> heights = heights_of(ink);
  if (heights.empty()) return 0;
  // Weighted by height: dots, accents and dust are many, but small.
  std::sort(heights.begin(), heights.end());
  const int usual = weighted_median(heights);
  // Rows of dots outweigh even that. Where much is far higher, it is what has letters' height.
  const auto high = std::upper_bound(heights.begin(), heights.end(), static_cast<int>(kDots * usual));
  const std::vector<int> letters(high, heights.end());
  return letters.size() >= kFewest && sum_of(letters) >= kLetters * sum_of(heights) ? weighted_median(letters) : usual;
}

std::vector<Component> letters_of(const std::vector<Component>& ink, double text_height) {
  std::vector<Component> letters;
  for (const auto& c : ink)
    if (c.height() > 0.4 * text_height && c.height() < 4 * text_height && letter_shaped(c))
      letters.push_back(c);
  return letters;
}

}  // namespace pagemill
