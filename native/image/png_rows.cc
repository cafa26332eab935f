#include "image/png_rows.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace pagemill {
namespace {

/// Bytes that are inflated at once, at least: what is further back than 32 KiB is never looked at again.
constexpr size_t kBatch = size_t{1} << 17;
/// A chunk: its length, its type, its content, a sum of type and content.
constexpr size_t kLength = 4, kType = 4, kSum = 4;

uint32_t big_endian(const uint8_t* at) {
  return uint32_t{at[0]} << 24 | uint32_t{at[1]} << 16 | uint32_t{at[2]} << 8 | at[3];
}

/// Of left, above and what is left of that the nearest to left + above - corner.
int paeth(int left, int above, int corner) {
  const int to_left = std::abs(above - corner), to_above = std::abs(left - corner);
  const int to_corner = std::abs(left + above - 2 * corner);
  const int nearer = to_above <= to_corner ? above : corner;
  return to_left <= std::min(to_above, to_corner) ? left : nearer;
}

enum Filter : uint8_t { kNone, kLeft, kAbove, kMean, kPaeth };

/// A row's bytes from the differences that the file has. Left of the first pixel and above the first row is 0.
template <Filter filter, size_t pixel>
void undo(uint8_t* row, const uint8_t* above, size_t size) {
  int left[pixel] = {}, corner[pixel] = {};
  for (size_t i = 0; i < size; i += pixel)
    for (size_t c = 0; c < pixel; c++) {
      int guess = 0;
      if constexpr (filter == kLeft) guess = left[c];
      if constexpr (filter == kMean) guess = (left[c] + above[i + c]) >> 1;
      if constexpr (filter == kPaeth) {
        guess = paeth(left[c], above[i + c], corner[c]);
        corner[c] = above[i + c];
      }
      left[c] = row[i + c] = static_cast<uint8_t>(row[i + c] + guess);
    }
}

template <Filter filter>
void undo(uint8_t* row, const uint8_t* above, size_t size, size_t pixel) {
  switch (pixel) {
    case 1: return undo<filter, 1>(row, above, size);
    case 2: return undo<filter, 2>(row, above, size);
    case 3: return undo<filter, 3>(row, above, size);
    default: return undo<filter, 4>(row, above, size);
  }
}

}  // namespace

PngRows::PngRows(std::span<const uint8_t> bytes, size_t row_bytes, size_t pixel_bytes)
    : rest_(bytes), row_(1 + row_bytes), pixel_(pixel_bytes) {
  rows_.resize(row_ * (1 + std::max<size_t>(1, kBatch / row_)));
  at_ = end_ = row_;
  state_ = std::make_unique<inflate_state>();
  isal_inflate_init(state_.get());
  state_->crc_flag = ISAL_ZLIB;
}

std::span<const uint8_t> PngRows::next() {
  if (at_ == end_ && !inflate()) return {};
  uint8_t* row = &rows_[at_];
  if (!unfilter(row)) return {};
  at_ += row_;
  return {row + 1, row_ - 1};
}

bool PngRows::ends_well() {
  const bool has_more = at_ < end_ || inflate();
  return (has_more || finished_) && end_chunk();
}

/// Whether what the chunk at hand held is what was written.
bool PngRows::end_chunk() {
  if (chunk_.empty()) return true;
  if (crc32_gzip_refl(0, chunk_.data(), chunk_.size()) != big_endian(rest_.data())) return false;
  rest_ = rest_.subspan(kSum);
  chunk_ = {};
  return true;
}

bool PngRows::next_chunk() {
  if (!end_chunk()) return false;
  if (rest_.size() < kLength + kType) return false;
  const size_t length = big_endian(rest_.data());
  rest_ = rest_.subspan(kLength);
  if (std::memcmp(rest_.data(), "IDAT", kType) != 0 || rest_.size() < kType + kSum ||
      length > rest_.size() - kType - kSum)
    return false;
  chunk_ = rest_.first(kType + length);
  rest_ = rest_.subspan(chunk_.size());
  state_->next_in = const_cast<uint8_t*>(chunk_.data()) + kType;
  state_->avail_in = static_cast<uint32_t>(length);
  return true;
}

/// Inflates the next rows, below the last one of those before.
bool PngRows::inflate() {
  std::memcpy(rows_.data(), &rows_[at_ - row_], row_);
  state_->next_out = &rows_[row_];
  state_->avail_out = static_cast<uint32_t>(rows_.size() - row_);
  while (!ended_ && state_->avail_out > 0) {
    const bool is_sound = isal_inflate(state_.get()) == ISAL_DECOMP_OK;
    finished_ = is_sound && state_->block_state == ISAL_BLOCK_FINISH;
    // Where there is room left, it has no more of what it was given: it may hold back bytes that had none.
    ended_ = !is_sound || finished_ || (state_->avail_out > 0 && !next_chunk());
  }
  const size_t inflated = rows_.size() - row_ - state_->avail_out;
  at_ = row_;
  end_ = at_ + inflated / row_ * row_;
  return at_ < end_;
}

bool PngRows::unfilter(uint8_t* row) const {
  uint8_t* bytes = row + 1;
  const uint8_t* above = bytes - row_;
  const size_t size = row_ - 1;
  switch (*row) {
    case kNone: return true;
    case kLeft: undo<kLeft>(bytes, above, size, pixel_); return true;
    case kAbove:
      for (size_t i = 0; i < size; i++) bytes[i] = static_cast<uint8_t>(bytes[i] + above[i]);
      return true;
    case kMean: undo<kMean>(bytes, above, size, pixel_); return true;
    case kPaeth: undo<kPaeth>(bytes, above, size, pixel_); return true;
    default: return false;
  }
}

}  // namespace pagemill
