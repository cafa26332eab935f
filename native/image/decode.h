#pragma once

#include <cstdint>
#include <span>

#include "base/page.h"

namespace pagemill {

struct Decoded {
  Gray gray;
  int dpi = 0;  ///< as the file says; 0 when it does not
};

/// Decodes one frame of a PNG, JPEG, TIFF or BMP file to gray. Transparency becomes white.
///
/// @param frame 0-based
/// @param orientation how the pixels are to be turned and mirrored, as in EXIF, 1..8
/// @param max_pixels most pixels the frame may have
/// @throws Error kInvalidPicture, kPictureTooLarge
Decoded decode(std::span<const uint8_t> bytes, int frame, int orientation, int64_t max_pixels);

}  // namespace pagemill
