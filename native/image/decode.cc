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

/// Rec. 601 luminance in whole numbers: several times as fast as Leptonica's in floats.
PixPtr luminance_of(const PixPtr& rgb) {
  PixPtr gray = made(pixCreateNoInit(pixGetWidth(rgb.get()), pixGetHeight(rgb.get()), 8),
                     "no memory for the picture");
  pixCopyResolution(gray.get(), rgb.get());
  for (int y = 0; y < pixGetHeight(rgb.get()); y++) {
    const l_uint32* from = pixGetData(rgb.get()) + static_cast<size_t>(y) * pixGetWpl(rgb.get());
    l_uint32* to = pixGetData(gray.get()) + static_cast<size_t>(y) * pixGetWpl(gray.get());
    const int width = pixGetWidth(rgb.get());
    for (int x = 0; x < width; x += 4) {
      l_uint32 four = 0;
      for (int i = 0; i < 4; i++) {
        const l_uint32 pixel = x + i < width ? from[x + i] : 0;
        const l_uint32 sum = (pixel >> 24) * 77 + (pixel >> 16 & 255) * 150 + (pixel >> 8 & 255) * 29;
        four = four << 8 | sum >> 8;
      }
      to[x / 4] = four;
    }
  }
  return gray;
}

PixPtr grayed(PixPtr pix) {
  if (pixGetDepth(pix.get()) == 32 && pixGetSpp(pix.get()) == 4)
    pix = made(pixAlphaBlendUniform(pix.get(), 0xffffff00), "blending failed");
  if (pixGetDepth(pix.get()) == 32) return luminance_of(pix);
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
