#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/page.h"

namespace pagemill {

struct Decoded {
  Gray gray;
  int dpi = 0;  ///< as the file says; 0 when it does not
};

struct DecodeOptions {
  /// How the pixels are to be turned and mirrored, as in EXIF, 1..8; none: as the file says.
  std::optional<int> orientation;
  int64_t max_pixels = 0;  ///< most pixels the frame may have
  int reduction = 1;       ///< 1, 2, 4 or 8: how much smaller a JPEG picture shall come out
};

/// For each reader of a format, once its library has read the header and before it takes memory for
/// pixels: what another reader made of the same header may differ.
/// @throws Error kPictureTooLarge
void refuse_more_than(int64_t max_pixels, int64_t width, int64_t height);

/// Decodes one frame of a PNG, JPEG, TIFF or BMP file to gray. Transparency becomes white.
///
/// @param frame 0-based
/// @throws Error kInvalidPicture, kPictureTooLarge
Decoded decode(std::span<const uint8_t> bytes, int frame, const DecodeOptions& options);

}  // namespace pagemill
