#pragma once

#include <cstdint>
#include <span>

namespace pagemill {

/// How the pixels of a picture are to be turned and mirrored, 1 to 8, as its EXIF block says (a TIFF of tags
/// alone; CIPA DC-008). 1 where it says nothing, or is damaged: the picture can be read all the same.
int exif_orientation(std::span<const uint8_t> block);

}  // namespace pagemill
