#include "image/threshold_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

#include "base/wide_vectors.h"

namespace pagemill {
namespace {

/// Pixels. With its neighbours a tile spans some letters at any usual resolution.
constexpr int kTile = 32;
/// Gray levels two tones must be apart, and the share of the page's own distance.
constexpr double kLeastContrast = 20, kShareOfContrast = 0.15;
/// Grey letters and rules are less of a place; a shade is more.
constexpr double kLeastShade = 0.15;
/// Tones of grain, as of a desk or of cloth, are spread normally. Otsu's threshold cuts them in the middle and explains 2 / π of their
/// variance (0.64, 0.60 to 0.68 on photos of such desks), of print 0.8 and more. On 28 scans of 40,000 tiles none is
/// within both bounds.
constexpr double kMostExplained = 0.7, kOffMiddle = 0.1;
/// Standard deviations from the mean where grain ends.
constexpr double kGrain = 4;
/// Faint ink is darker than the paper by this many gray levels, and by this share of the contrast.
constexpr double kLeastFaint = 18, kShareFaint = 0.12;

/// Of a page, and of up to nine tiles, which is less to add up.
using Histogram = std::array<uint32_t, 256>;
using TileHistogram = std::array<uint16_t, 256>;
static_assert(9 * kTile * kTile / 2 <= UINT16_MAX);

struct Tones {
  int threshold = 128;  ///< what is below is dark
  double contrast = 0;  ///< between the means of dark and light
  double mean = 255, light = 255;  ///< of all, of what is light
  double grain = 0;  ///< where all is grain: how far from the mean it goes
};

/// Tones parted in two, the darker one with so many pixels and so much of their sum.
struct Parted {
  int threshold = 128;
  int64_t dark = 0, dark_sum = 0;
};

/// Otsu's threshold of the tones below `end`, of which there are `all`.
template <typename Count>
[[gnu::always_inline]] inline Parted parted(const std::array<Count, 256>& counts, int end, int64_t all, int64_t sum) {
  // The variance between dark and light is `apart`² / (dark · light), times the same for all: compared
  // without dividing.
  Parted parted;
  int64_t dark = 0, dark_sum = 0;
  double best = -1, best_below = 1;
  int first = 0, last = 0;
  bool is_best = false;
  for (int i = 0; i < end - 1; i++) {
    if (counts[i] == 0) {
      if (is_best) last = i;  // nothing lies between the tones: half way is safest
      continue;
    }
    dark += counts[i];
    dark_sum += static_cast<int64_t>(counts[i]) * i;
    const int64_t light = all - dark;
    if (light == 0) break;
    const auto apart = static_cast<double>(sum * dark - dark_sum * all);
    const auto below = static_cast<double>(dark * light);
    is_best = apart * apart * best_below > best * below;
    if (!is_best) continue;
    best = apart * apart, best_below = below;
    parted.dark = dark, parted.dark_sum = dark_sum;
    first = last = i;
  }
  parted.threshold = (first + last) / 2 + 1;
  return parted;
}

/// Print on a shade: what is dark is most of it the shade, which is nearer to the paper than to what stands on it.
///
/// @return the print; without pixels where there is none
template <typename Count>
[[gnu::always_inline]] inline Parted print_on_shade(const std::array<Count, 256>& counts, const Parted& two, double light, int64_t all) {
  const double dark = static_cast<double>(two.dark_sum) / static_cast<double>(two.dark);
  int darkest = 0;
  while (counts[darkest] == 0) darkest++;
  if (2 * dark <= light + darkest || static_cast<double>(two.dark) < kLeastShade * static_cast<double>(all)) return {};
  const Parted print = parted(counts, two.threshold, two.dark, two.dark_sum);
  if (print.dark == 0) return {};
  const double ink = static_cast<double>(print.dark_sum) / static_cast<double>(print.dark);
  const double shade =
      static_cast<double>(two.dark_sum - print.dark_sum) / static_cast<double>(two.dark - print.dark);
  return 2 * shade <= light + ink || shade - ink < kLeastContrast ? Parted{} : print;
}

template <typename Count>
[[gnu::always_inline]] inline Tones tones_of(const std::array<Count, 256>& counts) {
  // Of a tile 32 bits are enough, and twice as many sums are made at a time.
  using Sum = std::conditional_t<sizeof(Count) == 2, uint32_t, uint64_t>;
  Sum many = 0, weighed = 0, squares = 0;
  for (Sum i = 0; i < 256; i++) {
    many += counts[i];
    weighed += counts[i] * i;
    squares += counts[i] * i * i;
  }
  Tones tones;
  if (many == 0) return tones;
  const auto all = static_cast<int64_t>(many), sum = static_cast<int64_t>(weighed);
  tones.mean = static_cast<double>(sum) / static_cast<double>(all);
  const Parted two = parted(counts, 256, all, sum);
  tones.threshold = two.threshold;
  if (two.dark == 0) return tones;
  const double dark = static_cast<double>(two.dark_sum) / static_cast<double>(two.dark);
  tones.light = static_cast<double>(sum - two.dark_sum) / static_cast<double>(all - two.dark);
  tones.contrast = tones.light - dark;
  const Parted print = print_on_shade(counts, two, tones.light, all);
  if (print.dark > 0) {
    tones.threshold = print.threshold;
    tones.contrast = tones.light - static_cast<double>(print.dark_sum) / static_cast<double>(print.dark);
  } else {
    const double share = static_cast<double>(two.dark) / static_cast<double>(all);
    const double variance = static_cast<double>(squares) / static_cast<double>(all) - tones.mean * tones.mean;
    const double explained = share * (1 - share) * tones.contrast * tones.contrast;
    if (explained < kMostExplained * variance && std::abs(share - 0.5) < kOffMiddle)
      tones.grain = kGrain * std::sqrt(variance);
  }
  return tones;
}

template <typename Count>
void add(std::array<Count, 256>& to, const TileHistogram& from) {
  Count* __restrict sum = to.data();
  const uint16_t* __restrict more = from.data();
  for (int i = 0; i < 256; i++) sum[i] = static_cast<Count>(sum[i] + more[i]);
}

/// Of a tile whose tones are too near to be told apart: nothing but their mean counts.
[[gnu::always_inline]] inline Tones one_tone(const TileHistogram& counts) {
  uint32_t many = 0, weighed = 0;
  for (uint32_t i = 0; i < 256; i++) {
    many += counts[i];
    weighed += counts[i] * i;
  }
  Tones tones;
  if (many > 0) tones.mean = static_cast<double>(weighed) / static_cast<double>(many);
  return tones;
}

/// Whether the lightest is less than a contrast lighter than the darkest.
bool is_one_tone(const TileHistogram& counts) {
  int first = 0, last = 255;
  while (first < last && counts[first] == 0) first++;
  while (last > first && counts[last] == 0) last--;
  return last - first < kLeastContrast;
}

/// Histograms of the last three rows of tiles, each summed over three tiles across: all that the
/// tones of a row need.
class TileRows {
 public:
  explicit TileRows(int columns) : columns_(columns), tiles_(columns) {
    for (auto& row : across_) row.resize(columns);
  }

  /// Counts every second pixel of tile row `r`, shifted from row to row, into `page` as well.
  void count(const Gray& gray, int r, Histogram& page);

  TileHistogram& at(int r, int c) { return across_[r % 3][c]; }

  /// Of a tile and its neighbours, when the row below has been counted.
  /// @param rows of the page
  Tones tones_at(int r, int c, int rows);

 private:
  int columns_;
  std::vector<TileHistogram> tiles_;
  std::array<std::vector<TileHistogram>, 3> across_;
};

WIDE_VECTORS void TileRows::count(const Gray& gray, int r, Histogram& page) {
  for (auto& tile : tiles_) tile.fill(0);
  const int end = std::min(gray.height, (r + 1) * kTile);
  for (int y = r * kTile; y < end; y++) {
    const uint8_t* row = &gray.pixels[static_cast<size_t>(y) * gray.width];
    for (int c = 0; c < columns_; c++) {
      TileHistogram& tile = tiles_[c];
      const int last = std::min(gray.width, (c + 1) * kTile);
      for (int x = c * kTile + (y & 1); x < last; x += 2) tile[row[x]]++;
    }
  }
  for (const auto& tile : tiles_) add(page, tile);
  for (int c = 0; c < columns_; c++) {
    TileHistogram& sum = at(r, c);
    sum.fill(0);
    for (int k = std::max(0, c - 1); k <= std::min(columns_ - 1, c + 1); k++) add(sum, tiles_[k]);
  }
}

WIDE_VECTORS Tones TileRows::tones_at(int r, int c, int rows) {
  TileHistogram sum{};
  for (int k = std::max(0, r - 1); k <= std::min(rows - 1, r + 1); k++) add(sum, at(k, c));
  return is_one_tone(sum) ? one_tone(sum) : tones_of(sum);
}

}  // namespace

ThresholdMap::ThresholdMap(const Gray& gray, const CancelToken& cancel, bool faint)
    : width_(gray.width),
      columns_((gray.width + kTile - 1) / kTile),
      rows_((gray.height + kTile - 1) / kTile),
      tiles_(static_cast<size_t>(columns_) * rows_) {
  Histogram page{};
  TileRows rows(columns_);
  std::vector<double> contrasts(tiles_.size()), papers(tiles_.size()), means(tiles_.size()), grains(tiles_.size());
  Tones clearest;  // of a tile
  for (int counted = 0; counted <= rows_; counted++) {
    cancel.check();
    if (counted < rows_) rows.count(gray, counted, page);
    const int r = counted - 1;
    for (int c = 0; r >= 0 && c < columns_; c++) {
      const Tones tones = rows.tones_at(r, c, rows_);
      const size_t tile = static_cast<size_t>(r) * columns_ + c;
      tiles_[tile] = static_cast<uint8_t>(tones.threshold);
      means[tile] = tones.mean;
      grains[tile] = tones.grain;
      contrasts[tile] = tones.contrast;
      if (tones.contrast > clearest.contrast) clearest = tones;
      papers[tile] = tones.contrast < kLeastContrast ? tones.mean : tones.light;
    }
  }
  // Tiles of one tone have the page's threshold; a page of one tone has no ink. A few words on grainy paper are too
  // little of a page to be a tone of it.
  Tones whole = tones_of(page);
  if (whole.contrast < kLeastContrast) whole = clearest;
  const bool blank = whole.contrast < kLeastContrast;
  const double least = std::max(kLeastContrast, kShareOfContrast * whole.contrast);
  const double below = std::max(kLeastFaint, kShareFaint * whole.contrast);
  for (size_t tile = 0; tile < tiles_.size(); tile++)
    if (faint && !blank) tiles_[tile] = static_cast<uint8_t>(std::max(0.0, papers[tile] - below));
    else if (blank) tiles_[tile] = 0;
    else if (contrasts[tile] < least)
      tiles_[tile] = static_cast<uint8_t>(std::abs(whole.threshold - means[tile]) < grains[tile] ? std::max(0.0, means[tile] - grains[tile]) : whole.threshold);
}

void ThresholdMap::row(int y, std::span<uint8_t> out) const {
  // 1/256 of the way from one tile's middle to the next.
  const int at_y = std::clamp((2 * y + 1 - kTile) * 256 / (2 * kTile), 0, (rows_ - 1) * 256);
  const int r = std::min(at_y >> 8, std::max(0, rows_ - 2)), fy = rows_ > 1 ? at_y - r * 256 : 0;
  const uint8_t* upper = &tiles_[static_cast<size_t>(r) * columns_];
  const uint8_t* lower = &tiles_[static_cast<size_t>(std::min(r + 1, rows_ - 1)) * columns_];
  const auto level = [&](int c) { return upper[c] * (256 - fy) + lower[c] * fy; };
  // Before the first middle and after the last one nothing changes.
  int x = 0;
  for (; x < std::min(width_, kTile / 2); x++) out[x] = static_cast<uint8_t>(level(0) >> 8);
  for (int c = 0; c + 1 < columns_; c++) {
    const int from = level(c), step = (level(c + 1) - from) / kTile;
    const auto fill = [&](int count) {
      uint8_t* to = &out[x];
      for (int i = 0; i < count; i++) to[i] = static_cast<uint8_t>((from + step * i) >> 8);
    };
    // All tiles but the last two are whole, and loops of a known length are vectors.
    const int count = std::min(kTile, width_ - x);
    if (count == kTile) fill(kTile);
    else if (count > 0) fill(count);
    x += std::max(0, count);
  }
  for (; x < width_; x++) out[x] = static_cast<uint8_t>(level(columns_ - 1) >> 8);
}

}  // namespace pagemill
