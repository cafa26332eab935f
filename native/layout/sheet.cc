#include "layout/sheet.h"

#include <algorithm>
#include <numeric>

#include "layout/letter_chains.h"

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

/// Share of shaped ink that has about the height of letters where its median is theirs, and the share of all heights that
/// they have where nothing but a page is in the picture: less have 13 of some 880 pictures, and cards on cloth, marble or
/// sand (.42 to .75).
constexpr double kMostlyLetters = 2 / 3.0, kPage = 0.76;
/// Heights at which words are looked for, each so much higher than the one before; letters of one that no grain has, and
/// how many times as many there must be as at the usual height: 2.7 and more on such cards, but for one receipt 1.7 at most
/// elsewhere.
constexpr double kFirstHeight = 6, kNextHeight = 1.5, kLastHeight = 200;
constexpr size_t kWord = 6;
constexpr double kMoreWords = 2;
/// Pixels, and heights of letters, by which the widths of a word's letters differ: not those of dots in a row.
constexpr double kPixels = 2, kWidths = 0.3;

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

bool has_height(const Component& c, double text_height) {
  return c.height() > 0.4 * text_height && c.height() < 4 * text_height;
}

/// The part of all shaped ink that has about the height of letters.
///
/// @param weight of a component
template <typename Weight>
double share_of_letters(const std::vector<Component>& ink, double text_height, Weight weight) {
  double shaped = 0, letters = 0;
  for (const auto& c : ink) {
    if (c.height() < kLeastHeight || c.height() > kMostHeight || !letter_shaped(c)) continue;
    shaped += weight(c);
    if (has_height(c, text_height)) letters += weight(c);
  }
  return shaped > 0 ? letters / shaped : 1;
}

/// The height at which most of the ink stands in words; the usual one where not many more letters do than at that.
double height_in_words(const std::vector<Component>& ink, double usual) {
  const size_t known = letters_in_words(letters_of(ink, usual), usual).size();
  std::vector<int> most;
  double most_sum = 0;
  for (double height = kFirstHeight; height < kLastHeight; height *= kNextHeight) {
    std::vector<int> heights;
    for (const Component& c : letters_in_words(letters_of(ink, height), height)) heights.push_back(c.height());
    const double sum = sum_of(heights);
    if (sum <= most_sum) continue;
    most = std::move(heights);
    most_sum = sum;
  }
  if (most.size() < kFewest || static_cast<double>(most.size()) < kMoreWords * static_cast<double>(known)) return usual;
  std::sort(most.begin(), most.end());
  return weighted_median(most);
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
  const int height = letters.size() >= kFewest && sum_of(letters) >= kLetters * sum_of(heights) ? weighted_median(letters) : usual;
  const double share = share_of_letters(ink, height, [](const Component&) { return 1; });
  return share >= kMostlyLetters ? height : height_in_words(ink, height);
}

bool is_page(const std::vector<Component>& ink, double text_height) {
  return share_of_letters(ink, text_height, [](const Component& c) { return c.height(); }) >= kPage;
}

std::vector<Component> letters_in_words(const std::vector<Component>& letters, double text_height) {
  std::vector<Component> found;
  for (const auto& chain : letter_chains(letters, text_height)) {
    if (chain.size() < kWord) continue;
    const auto [narrow, wide] = std::minmax_element(chain.begin(), chain.end(), [&](int a, int b) {
      return letters[a].width() < letters[b].width();
    });
    if (letters[*wide].width() - letters[*narrow].width() <= std::max(kPixels, kWidths * text_height)) continue;
    for (const int i : chain) found.push_back(letters[i]);
  }
  return found;
}

std::vector<Component> letters_of(const std::vector<Component>& ink, double text_height) {
  std::vector<Component> letters;
  for (const auto& c : ink)
    if (has_height(c, text_height) && letter_shaped(c)) letters.push_back(c);
  return letters;
}

}  // namespace pagemill
