#pragma once

#include <cstdint>
#include <span>

#include "base/error.h"

namespace pagemill {

/// Bounds-checked reads from a file in memory.
class Bytes {
 public:
  Bytes(std::span<const uint8_t> bytes, bool big_endian) : bytes_(bytes), big_(big_endian) {}

  uint64_t size() const { return bytes_.size(); }

  /// @param width 1, 2, 4 or 8
  /// @throws Error kInvalidPicture beyond the end
  uint64_t read(uint64_t at, int width) const {
    if (at > bytes_.size() || bytes_.size() - at < static_cast<uint64_t>(width)) cut_off();
    uint64_t value = 0;
    for (int i = 0; i < width; i++) {
      const uint64_t byte = bytes_[at + (big_ ? i : width - 1 - i)];
      value = value << 8 | byte;
    }
    return value;
  }

  [[noreturn]] static void cut_off() {
    throw Error(ErrorCode::kInvalidPicture, "the picture is cut off");
  }

 private:
  std::span<const uint8_t> bytes_;
  bool big_;
};

}  // namespace pagemill
