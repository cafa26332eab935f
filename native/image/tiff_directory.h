#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "image/bytes.h"

namespace pagemill {

struct TiffFrame {
  uint64_t width = 0;
  uint64_t height = 0;
  uint64_t orientation = 1;     ///< as in EXIF
  uint64_t orientation_at = 0;  ///< its two bytes in the file; 0 = it says nothing
};

/// The chain of directories of a TIFF or BigTIFF file, one a frame.
class TiffDirectories {
 public:
  /// @throws Error kInvalidPicture when the chain is broken or runs in a circle
  explicit TiffDirectories(std::span<const uint8_t> file);

  static bool is_tiff(std::span<const uint8_t> file);

  int count() const { return static_cast<int>(offsets_.size()); }

  /// @param index 0-based
  /// @throws Error kInvalidPicture when there is no such frame or its pixels lie beyond the file
  TiffFrame frame(int index) const;

 private:
  struct Entry {
    uint64_t tag, type, count, value_at;
  };
  Entry entry(uint64_t directory, uint64_t index) const;
  uint64_t value(const Entry& entry, uint64_t index) const;
  uint64_t entries(uint64_t directory) const;

  Bytes bytes_;
  bool big_;
  std::vector<uint64_t> offsets_;
};

}  // namespace pagemill
