#pragma once

#include <isa-l.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace pagemill {

/// The rows of a PNG that is not interlaced, from the top, each as bytes. Inflated by ISA-L, which takes half the
/// time of zlib: of a page scanned in noisy gray nearly half of all time goes into that.
class PngRows {
 public:
  /// @param bytes the file, from the length of its first chunk of pixels on
  PngRows(std::span<const uint8_t> bytes, size_t row_bytes, size_t pixel_bytes);

  /// @return empty where the file is damaged, or has no more
  std::span<const uint8_t> next();

  /// Behind the last row that is wanted: whether all sums are right. Rows that nobody asked for are no damage.
  bool ends_well();

 private:
  bool end_chunk();
  bool next_chunk();
  bool inflate();
  bool unfilter(uint8_t* row) const;

  std::span<const uint8_t> rest_;   ///< behind the chunk at hand
  std::span<const uint8_t> chunk_;  ///< its type and pixels
  size_t row_, pixel_;              ///< in bytes
  std::vector<uint8_t> rows_;       ///< each behind its filter; the first is that above the others
  size_t at_, end_;                 ///< of the next row, and of those that are inflated
  std::unique_ptr<inflate_state> state_;
  bool ended_ = false, finished_ = false;  ///< nothing more can be inflated; that was the whole stream
};

}  // namespace pagemill
