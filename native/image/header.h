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
  /// As in EXIF, 1 to 8; of a TIFF 1, as its reader turns the pixels itself.
  int orientation = 1;
};

/// Reads sizes from a PNG, JPEG, TIFF or BMP file's headers; allocates nothing of the picture's size.
///
/// @param frame 0-based; sizes are that frame's
/// @throws Error kInvalidPicture when the file is none of these, is cut off, or lacks the frame
Header read_header(std::span<const uint8_t> bytes, int frame);

}  // namespace pagemill
