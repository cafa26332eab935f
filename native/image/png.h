#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "image/decode.h"

namespace pagemill {

/// Decodes a plain PNG file row by row, so that nothing larger than the gray page is ever in memory.
///
/// What is not opaque lies on white.
/// @return none when it is of another kind than gray or RGB with eight bits, rows in order
/// @param max_pixels most pixels the file may have
/// @throws Error kInvalidPicture when it is damaged; kPictureTooLarge
std::optional<Decoded> decode_png(std::span<const uint8_t> bytes, int64_t max_pixels);

}  // namespace pagemill
