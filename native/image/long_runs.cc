#include "image/long_runs.h"

#include <algorithm>

namespace pagemill {
namespace {

/// A row with as many white words behind it as what is spread may reach into.
using Row = std::vector<uint64_t>;

/// Ink that has ink `by` pixels to its right as well, or for `kSpread` what has ink there or `by` to its left.
enum class Way { kShrink, kSpread };

template <Way way>
void move_once(const Row& from, Row& to, int by) {
  const auto count = static_cast<int>(from.size()), words = by / 64, bits = by % 64;
  const auto at = [&](int w) { return w >= 0 && w < count ? from[w] : 0; };
  // Words at the ends have no neighbour; the loop between them becomes vectors.
  const auto moved = [&](int w) {
    if (way == Way::kShrink) return bits ? at(w + words) >> bits | at(w + words + 1) << (64 - bits) : at(w + words);
    return bits ? at(w - words) << bits | at(w - words - 1) >> (64 - bits) : at(w - words);
  };
  const auto set = [&](int w, uint64_t word) { to[w] = way == Way::kShrink ? from[w] & word : from[w] | word; };
  if (words > 0 || bits == 0) {
    for (int w = 0; w < count; w++) set(w, moved(w));
    return;
  }
  const uint64_t* row = from.data();
  uint64_t* out = to.data();
  if (way == Way::kShrink) {
    for (int w = 0; w + 1 < count; w++) out[w] = row[w] & (row[w] >> bits | row[w + 1] << (64 - bits));
    set(count - 1, moved(count - 1));
  } else {
    set(0, moved(0));
    for (int w = 1; w < count; w++) out[w] = row[w] | row[w] << bits | row[w - 1] >> (64 - bits);
  }
}

/// Ink at the left end of `length` pixels that are all ink; or ink and the `length` - 1 pixels to its right. Each
/// step doubles what is looked at.
template <Way way>
void move(Row& row, Row& other, int length) {
  for (int have = 1; have < length;) {
    const int by = std::min(have, length - have);
    move_once<way>(row, other, by);
    row.swap(other);
    have += by;
  }
}

bool is_white(const Row& row) {
  return std::all_of(row.begin(), row.end(), [](uint64_t word) { return word == 0; });
}

}  // namespace

Bits long_runs(const Bits& bits, int least, int hole, const CancelToken& cancel) {
  Bits runs(bits.width, bits.height);
  const int words = bits.words + std::max(0, hole) / 64 + 1;
  Row row(words), other(words);
  for (int y = 0; y < bits.height; y++) {
    if (y % 256 == 0) cancel.check();
    std::copy_n(bits.row(y), bits.words, row.begin());
    std::fill(row.begin() + bits.words, row.end(), 0);
    if (is_white(row)) continue;
    move<Way::kSpread>(row, other, hole + 1);
    move<Way::kShrink>(row, other, hole + 1);
    move<Way::kShrink>(row, other, least);
    if (is_white(row)) continue;
    move<Way::kSpread>(row, other, least);
    std::copy_n(row.begin(), bits.words, runs.row(y));
  }
  return runs;
}

Bits tall_runs(Bits bits, int least, const CancelToken& cancel) {
  uint64_t* words = bits.rows.data();
  const size_t count = bits.rows.size();
  for (int have = 1; have < least;) {
    cancel.check();
    const int by = std::min(have, least - have);
    const size_t below = std::min(count, static_cast<size_t>(by) * bits.words);
    for (size_t i = 0; i + below < count; i++) words[i] &= words[i + below];
    std::fill_n(words + (count - below), below, 0);
    have += by;
  }
  for (int have = 1; have < least;) {
    cancel.check();
    const int by = std::min(have, least - have);
    const size_t above = std::min(count, static_cast<size_t>(by) * bits.words);
    for (size_t i = count; i-- > above;) words[i] |= words[i - above];
    have += by;
  }
  return bits;
}

}  // namespace pagemill
