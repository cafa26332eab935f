#include "layout/sheet.h"

#include <algorithm>
#include <numeric>

namespace pagemill {
namespace {

/// Smaller ink is dust at any resolution, larger is a picture.
constexpr int kLeastHeight = 4, kMostHeight = 400;

bool letter_shaped(const Component& c) {
  return c.width() < 8 * c.height() && c.height() < 12 * c.width() &&
         c.ink * 12 > c.width() * c.height();
}

}  // namespace

double text_height_of(const std::vector<Component>& ink) {
  std::vector<int> heights;
  for (const auto& c : ink)
    if (c.height() >= kLeastHeight && c.height() <= kMostHeight && letter_shaped(c))
      heights.push_back(c.height());
  if (heights.empty()) return 0;
  // Weighted by height: dots, accents and dust are many, but small.
  std::sort(heights.begin(), heights.end());
  const double all = std::accumulate(heights.begin(), heights.end(), 0.0);
  double sum = 0;
  for (const int height : heights)
    if ((sum += height) * 2 >= all) return height;
  return heights.back();
}

std::vector<Component> letters_of(const std::vector<Component>& ink, double text_height) {
  std::vector<Component> letters;
  for (const auto& c : ink)
    if (c.height() > 0.4 * text_height && c.height() < 4 * text_height && letter_shaped(c))
      letters.push_back(c);
  return letters;
}

}  // namespace pagemill
