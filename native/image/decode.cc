#include "image/decode.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "image/header.h"
#include "image/jpeg.h"
#include "image/luminance.h"
#include "image/pix.h"
#include "image/png.h"
#include "image/turn.h"

namespace pagemill {
namespace {

/// By Leptonica: what the readers of plain files leave.
PixPtr read_frame(std::span<const uint8_t> bytes, Format format, int frame,
                  const DecodeOptions& options) {
  Pix* pix = nullptr;
  int warnings = 0, width = 0, height = 0;
  switch (format) {
    case Format::kTiff:
      // libtiff's own view of the size: of two fields of one tag it takes another than we do.
      if (readHeaderMemTiff(bytes.data(), bytes.size(), frame, &width, &height, nullptr, nullptr,
                            nullptr, nullptr, nullptr))
        break;
      refuse_more_than(options.max_pixels, width, height);
      pix = pixReadMemTiff(bytes.data(), bytes.size(), frame);
      break;
    case Format::kJpeg:
      pix = pixReadMemJpeg(bytes.data(), bytes.size(), 0, options.reduction, &warnings, 0);
      break;
    default: pix = pixReadMem(bytes.data(), bytes.size());
  }
  if (!pix) throw Error(ErrorCode::kInvalidPicture, "the picture is damaged");
  return PixPtr(pix);
}

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
        four = four << 8 | luminance(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255);
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

/// EXIF's eight orientations as a mirror and a quarter turn.
Gray oriented(Gray gray, int orientation) {
  if (orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7)
    for (int y = 0; y < gray.height; y++) {
      const auto row = gray.pixels.begin() + static_cast<ptrdiff_t>(y) * gray.width;
      std::reverse(row, row + gray.width);
    }
  int degrees = 0;
  if (orientation == 3 || orientation == 4) degrees = 180;
  if (orientation == 6 || orientation == 7) degrees = 90;
  if (orientation == 5 || orientation == 8) degrees = 270;
  return degrees == 0 ? gray : turned(gray, degrees);
}

Decoded decode_upright(std::span<const uint8_t> bytes, Format format, int frame,
                       const DecodeOptions& options) {
  if (format == Format::kPng)
    if (auto decoded = decode_png(bytes, options.max_pixels)) return std::move(*decoded);
  if (format == Format::kJpeg)
    if (auto decoded = decode_jpeg(bytes, options.reduction, options.max_pixels))
      return std::move(*decoded);
  PixPtr pix = read_frame(bytes, format, frame, options);
  const int dpi = std::max(0, pixGetXRes(pix.get()));
  return {pixels_of(grayed(std::move(pix))), dpi};
}

}  // namespace

void refuse_more_than(int64_t max_pixels, int64_t width, int64_t height) {
  if (height > 0 && width > max_pixels / height)
    throw Error(ErrorCode::kPictureTooLarge, "the picture has too many pixels");
}

Decoded decode(std::span<const uint8_t> bytes, int frame, const DecodeOptions& options) {
  const Header header = read_header(bytes, frame);
  refuse_more_than(options.max_pixels, header.width, header.height);
  std::vector<uint8_t> unturned;
  if (header.orientation != 1 && header.orientation_at != 0) {
    // Leptonica turns a TIFF's pixels itself, and those of orientation 8 the wrong way round.
    unturned.assign(bytes.begin(), bytes.end());
    unturned[header.orientation_at] = unturned[header.orientation_at + 1] = 0;
    unturned[header.orientation_at + (bytes[0] == 'M' ? 1 : 0)] = 1;
    bytes = unturned;
  }
  Decoded decoded = decode_upright(bytes, header.format, frame, options);
  decoded.gray = oriented(std::move(decoded.gray), options.orientation.value_or(header.orientation));
  return decoded;
}

}  // namespace pagemill
