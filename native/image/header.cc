#include "image/header.h"

#include <cstring>
#include <string_view>

#include "image/bytes.h"
#include "image/exif.h"
#include "image/tiff_directory.h"

namespace pagemill {
namespace {

bool starts_with(std::span<const uint8_t> bytes, const char* magic, size_t length) {
  return bytes.size() >= length && std::memcmp(bytes.data(), magic, length) == 0;
}

/// Walks all chunks: a file without IEND is cut off.
Header read_png(std::span<const uint8_t> file) {
  constexpr uint64_t kExif = 0x65584966, kEnd = 0x49454e44;
  const Bytes bytes(file, true);
  Header header{Format::kPng, 1, static_cast<int64_t>(bytes.read(16, 4)),
                static_cast<int64_t>(bytes.read(20, 4))};
  if (bytes.read(12, 4) != 0x49484452) Bytes::cut_off();
  uint64_t at = 8;
  while (true) {
    const uint64_t length = bytes.read(at, 4);
    const uint64_t type = bytes.read(at + 4, 4);
    const uint64_t content = at + 8;
    at += 12 + length;
    if (at > bytes.size()) Bytes::cut_off();
    if (type == kExif) header.orientation = exif_orientation(file.subspan(content, length));
    if (type == kEnd) return header;
  }
}

constexpr std::string_view kExifMark("Exif\0\0", 6);

/// What a JPEG's APP1 segment says, whose length is read.
int orientation_in(std::span<const uint8_t> segment) {
  if (!starts_with(segment, kExifMark.data(), kExifMark.size())) return 0;
  return exif_orientation(segment.subspan(kExifMark.size()));
}

bool is_frame_header(uint64_t marker) {
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/// Walks all segments and scans: a file without EOI is cut off. A second frame header is refused.
Header read_jpeg(std::span<const uint8_t> file) {
  const Bytes bytes(file, true);
  Header header{Format::kJpeg, 1, 0, 0};
  // The first block counts.
  bool said = false;
  uint64_t at = 2;
  while (true) {
    // Between segments there may be fill bytes, and after a scan its entropy-coded bytes: both end
    // at the next 0xff that is followed by neither 0x00, 0xff nor a restart marker.
    uint64_t marker = 0;
    while (true) {
      const void* found = at < file.size() ? std::memchr(&file[at], 0xff, file.size() - at) : nullptr;
      if (!found) Bytes::cut_off();
      at = static_cast<const uint8_t*>(found) - file.data() + 1;
      marker = bytes.read(at, 1);
      if (marker == 0xff) continue;
      at++;
      if (marker != 0 && marker != 1 && !(marker >= 0xd0 && marker <= 0xd7)) break;
    }
    if (marker == 0xd9) break;
    if (is_frame_header(marker)) {
      // Readers take the first one, or the last.
      if (header.width != 0) throw Error(ErrorCode::kInvalidPicture, "the JPEG has two sizes");
      header.height = static_cast<int64_t>(bytes.read(at + 3, 2));
      header.width = static_cast<int64_t>(bytes.read(at + 5, 2));
    }
    const uint64_t length = bytes.read(at, 2);
    if (marker == 0xe1 && length > 2 && at + length <= bytes.size() && !said) {
      const int orientation = orientation_in(file.subspan(at + 2, length - 2));
      said = orientation != 0;
      if (said) header.orientation = orientation;
    }
    at += length;
  }
  return header;
}

Header read_tiff(std::span<const uint8_t> file, int frame) {
  const TiffDirectories directories(file);
  const TiffFrame chosen = directories.frame(frame);
  const bool known = chosen.orientation >= 1 && chosen.orientation <= 8;
  return {Format::kTiff, directories.count(), static_cast<int64_t>(chosen.width),
          static_cast<int64_t>(chosen.height), known ? static_cast<int>(chosen.orientation) : 1,
          chosen.orientation_at};
}

Header read_bmp(std::span<const uint8_t> file) {
  const Bytes bytes(file, false);
  const bool old = bytes.read(14, 4) == 12;
  const auto signed_size = [&](uint64_t at) {
    const int64_t size = static_cast<int32_t>(bytes.read(at, 4));
    return size < 0 ? -size : size;
  };
  Header header{Format::kBmp, 1, 0, 0};
  header.width = old ? static_cast<int64_t>(bytes.read(18, 2)) : signed_size(18);
  header.height = old ? static_cast<int64_t>(bytes.read(20, 2)) : signed_size(22);
  const uint64_t depth = bytes.read(old ? 24 : 28, 2);
  const uint64_t compression = old ? 0 : bytes.read(30, 4);
  const uint64_t stride = (header.width * depth + 31) / 32 * 4;
  if (compression == 0 && bytes.read(10, 4) + stride * header.height > file.size())
    Bytes::cut_off();
  return header;
}

}  // namespace

Header read_header(std::span<const uint8_t> bytes, int frame) {
  Header header;
  if (starts_with(bytes, "\x89PNG\r\n\x1a\n", 8)) header = read_png(bytes);
  else if (starts_with(bytes, "\xff\xd8\xff", 3)) header = read_jpeg(bytes);
  else if (TiffDirectories::is_tiff(bytes)) header = read_tiff(bytes, frame);
  else if (starts_with(bytes, "BM", 2)) header = read_bmp(bytes);
  else throw Error(ErrorCode::kInvalidPicture, "not a PNG, JPEG, TIFF or BMP picture");
  if (frame < 0 || frame >= header.frames)
    throw Error(ErrorCode::kInvalidPicture, "the picture has no such frame");
  if (header.width < 1 || header.height < 1)
    throw Error(ErrorCode::kInvalidPicture, "the picture has no pixels");
  return header;
}

}  // namespace pagemill
