#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "image/decode.h"

namespace pagemill {

/// Decodes a JPEG file's luminance row by row, straight into the gray page.
///
/// @param reduction 1, 2, 4 or 8: how much smaller the page shall be, which costs less than the whole
/// @param max_pixels most pixels the file may have, before it is reduced
/// @return none when its colours are of a kind that the JPEG library does not turn into gray
/// @throws Error kInvalidPicture when it is damaged or comes in more scans than a picture needs;
/// kPictureTooLarge
std::optional<Decoded> decode_jpeg(std::span<const uint8_t> bytes, int reduction,
                                   int64_t max_pixels);

}  // namespace pagemill
