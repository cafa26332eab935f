#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "image/decode.h"

namespace pagemill {

/// Decodes a JPEG file's luminance row by row, straight into the gray page.
///
/// @param reduction 1, 2, 4 or 8: how much smaller the page shall be, which costs less than the whole
/// @return none when its colours are of a kind that the JPEG library does not turn into gray
/// @throws Error kInvalidPicture when it is damaged
std::optional<Decoded> decode_jpeg(std::span<const uint8_t> bytes, int reduction);

}  // namespace pagemill
