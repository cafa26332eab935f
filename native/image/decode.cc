#include "image/decode.h"

#include <cmath>
#include <cstring>

#include "image/header.h"
#include "image/pix.h"

namespace pagemill {
namespace {

PixPtr read_frame(std::span<const uint8_t> bytes, Format format, int frame) {
  Pix* pix = nullptr;
  int warnings = 0;
  switch (format) {
    case Format::kTiff: pix = pixReadMemTiff(bytes.data(), bytes.size(), frame); break;
    case Format::kJpeg:
      pix = pixReadMemJpeg(bytes.data(), bytes.size(), 0, 1, &warnings, L_JPEG_READ_LUMINANCE);
      // Leptonica reads the luminance of YCbCr only; other colour models are converted after.
      if (!pix) pix = pixReadMemJpeg(bytes.data(), bytes.size(), 0, 1, &warnings, 0);
      break;
    default: pix = pixReadMem(bytes.data(), bytes.size());
  }
  if (!pix) throw Error(ErrorCode::kInvalidPicture, "the picture is damaged");
  return PixPtr(pix);
}

PixPtr grayed(PixPtr pix) {
  if (pixGetDepth(pix.get()) == 32 && pixGetSpp(pix.get()) == 4)
    pix = made(pixAlphaBlendUniform(pix.get(), 0xffffff00), "blending failed");
  return made(pixConvertTo8(pix.get(), 0), "conversion to gray failed");
}

/// EXIF's eight orientations as a mirror and a quarter turn.
PixPtr oriented(PixPtr pix, int orientation) {
  const bool mirrored = orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7;
  if (mirrored && !pixFlipLR(pix.get(), pix.get()))
    throw Error(ErrorCode::kInternal, "mirroring failed");
  int quarters = 0;
  if (orientation == 3 || orientation == 4) quarters = 2;
  if (orientation == 6 || orientation == 7) quarters = 1;
  if (orientation == 5 || orientation == 8) quarters = 3;
  if (quarters == 0) return pix;
  return made(pixRotateOrth(pix.get(), quarters), "turning failed");
}

Gray pixels_of(const PixPtr& pix) {
  Gray gray{pixGetWidth(pix.get()), pixGetHeight(pix.get()), {}};
  gray.pixels.resize(static_cast<size_t>(gray.width) * gray.height);
  // Leptonica keeps the leftmost pixel in a word's highest byte.
  pixEndianByteSwap(pix.get());
  for (int y = 0; y < gray.height; y++)
    std::memcpy(&gray.pixels[static_cast<size_t>(y) * gray.width],
                pixGetData(pix.get()) + static_cast<size_t>(y) * pixGetWpl(pix.get()), gray.width);
  return gray;
}

}  // namespace

Decoded decode(std::span<const uint8_t> bytes, int frame, int orientation, int64_t max_pixels) {
  const Header header = read_header(bytes, frame);
  if (header.width > max_pixels / header.height)
    throw Error(ErrorCode::kPictureTooLarge, "the picture has too many pixels");
  PixPtr pix = read_frame(bytes, header.format, frame);
  const int dpi = pixGetXRes(pix.get());
  return {pixels_of(oriented(grayed(std::move(pix)), orientation)), dpi > 0 ? dpi : 0};
}

}  // namespace pagemill
