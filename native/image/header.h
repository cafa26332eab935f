#pragma once

#include <cstdint>
#include <span>

namespace pagemill {

enum class Format { kPng, kJpeg, kTiff, kBmp };

/// What a picture file says of itself before anything is decoded.
struct Header {
  Format format = Format::kPng;
  int frames = 1;
  int64_t width = 0;
  int64_t height = 0;
  int orientation = 1;          ///< as in EXIF, 1 to 8
  uint64_t orientation_at = 0;  ///< where a TIFF says so, in two bytes; 0 where it does not
};

/// Reads sizes from a PNG, JPEG, TIFF or BMP file's headers; allocates nothing of the picture's size.
///
/// @param frame 0-based; sizes are that frame's
/// @throws Error kInvalidPicture when the file is none of these, is cut off, or lacks the frame
Header read_header(std::span<const uint8_t> bytes, int frame);

}  // namespace pagemill
