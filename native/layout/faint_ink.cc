#include "layout/faint_ink.h"

#include <algorithm>
#include <array>

namespace pagemill {
namespace {

/// Share of the contrast of the page's letters below which ink is none. Of 74,000 letters in surely read lines of 125
/// pictures of tables two in a thousand have less than .58 and one in ten thousand less than .15; of what the network saw no text
/// in at all, 80 of 100 have less. Pale gray print on white has .2.
constexpr double kLeast = 0.15;
/// Pixels around ink that are looked at; shares of all that are darker than ink at least is, and than paper is.
constexpr int kAround = 2;
constexpr double kInk = 0.05, kPaper = 0.75;
/// Text heights: lower ink may be a blurred point or accent, higher or wider ink is no grain.
constexpr double kLeastHeights = 0.45, kMostHeights = 4;
/// What is no letter has none.
constexpr int kNone = -1;

int contrast_of(const Component& c, const Gray& gray) {
  const int x0 = std::max(0, c.x0 - kAround), x1 = std::min(gray.width, c.x1 + kAround);
  const int y0 = std::max(0, c.y0 - kAround), y1 = std::min(gray.height, c.y1 + kAround);
  std::array<int, 256> counts{};
  for (int y = y0; y < y1; y++) {
    const uint8_t* row = &gray.pixels[static_cast<size_t>(y) * gray.width];
    for (int x = x0; x < x1; x++) counts[row[x]]++;
  }
  const double all = static_cast<double>(x1 - x0) * (y1 - y0);
  int tone = 0, sum = counts[0];
  while (tone < 255 && sum <= kInk * all) sum += counts[++tone];
  const int ink = tone;
  while (tone < 255 && sum <= kPaper * all) sum += counts[++tone];
  return tone - ink;
}

/// Half of the ink has at least so much: grain is many, and little each.
int print_contrast(const std::vector<Component>& ink, const std::vector<int>& contrasts) {
  std::array<int64_t, 256> sums{};
  int64_t all = 0;
  for (size_t i = 0; i < ink.size(); i++) {
    if (contrasts[i] == kNone) continue;
    sums[contrasts[i]] += ink[i].ink;
    all += ink[i].ink;
  }
  int contrast = 0;
  for (int64_t sum = sums[0]; contrast < 255 && 2 * sum < all; sum += sums[++contrast]) {
  }
  return contrast;
}

}  // namespace

void take_faint_ink(std::vector<Component>& ink, const Gray& gray, double text_height) {
  const double low = kLeastHeights * text_height, most = kMostHeights * text_height;
  std::vector<int> contrasts;
  for (const Component& c : ink)
    contrasts.push_back(c.height() > low && c.height() < most && c.width() < most ? contrast_of(c, gray) : kNone);
  const double least = kLeast * print_contrast(ink, contrasts);
  std::vector<bool> faint;
  for (const int contrast : contrasts) faint.push_back(contrast > kNone && contrast < least);
  take_out(ink, faint);
}

}  // namespace pagemill
