#include "image/tiff_directory.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace pagemill {
namespace {

constexpr size_t kMostFrames = 65536;
constexpr uint64_t kWidth = 256, kHeight = 257, kOrientation = 274, kShort = 3;
constexpr uint64_t kStripOffsets = 273, kStripSizes = 279, kTileOffsets = 324, kTileSizes = 325;

/// Bytes of one value by TIFF field type; 0 for types that hold no whole numbers.
int size_of(uint64_t type) {
  switch (type) {
    case 1: return 1;
    case 3: return 2;
    case 4: case 13: return 4;
    case 16: return 8;
    default: return 0;
  }
}

bool big_endian(std::span<const uint8_t> file) { return file.size() > 1 && file[0] == 'M'; }

}  // namespace

bool TiffDirectories::is_tiff(std::span<const uint8_t> file) {
  if (file.size() < 8 || file[0] != file[1] || (file[0] != 'I' && file[0] != 'M')) return false;
  const uint64_t version = Bytes(file, big_endian(file)).read(2, 2);
  return version == 42 || version == 43;
}

TiffDirectories::TiffDirectories(std::span<const uint8_t> file)
    : bytes_(file, big_endian(file)), big_(bytes_.read(2, 2) == 43) {
  std::unordered_set<uint64_t> seen;
  uint64_t at = big_ ? bytes_.read(8, 8) : bytes_.read(4, 4);
  while (at != 0) {
    if (!seen.insert(at).second || offsets_.size() >= kMostFrames)
      throw Error(ErrorCode::kInvalidPicture, "the TIFF's frames run in a circle");
    offsets_.push_back(at);
    const uint64_t end = at + (big_ ? 8 + entries(at) * 20 : 2 + entries(at) * 12);
    at = bytes_.read(end, big_ ? 8 : 4);
  }
  if (offsets_.empty()) throw Error(ErrorCode::kInvalidPicture, "the TIFF has no frame");
}

uint64_t TiffDirectories::entries(uint64_t directory) const {
  const uint64_t count = bytes_.read(directory, big_ ? 8 : 2);
  if (count > 65535) throw Error(ErrorCode::kInvalidPicture, "the TIFF's directory is damaged");
  return count;
}

TiffDirectories::Entry TiffDirectories::entry(uint64_t directory, uint64_t index) const {
  const uint64_t at = directory + (big_ ? 8 + index * 20 : 2 + index * 12);
  Entry entry{bytes_.read(at, 2), bytes_.read(at + 2, 2), bytes_.read(at + 4, big_ ? 8 : 4), 0};
  entry.value_at = at + (big_ ? 12 : 8);
  const uint64_t inside = big_ ? 8 : 4;
  if (entry.count > bytes_.size() || entry.count * size_of(entry.type) > inside)
    entry.value_at = bytes_.read(entry.value_at, inside);
  return entry;
}

uint64_t TiffDirectories::value(const Entry& entry, uint64_t index) const {
  const int size = size_of(entry.type);
  if (size == 0 || index >= entry.count)
    throw Error(ErrorCode::kInvalidPicture, "the TIFF's directory is damaged");
  return bytes_.read(entry.value_at + index * size, size);
}

TiffFrame TiffDirectories::frame(int index) const {
  if (index < 0 || index >= count())
    throw Error(ErrorCode::kInvalidPicture, "the picture has no such frame");
  const uint64_t directory = offsets_[index];
  TiffFrame frame;
  std::optional<Entry> starts, sizes;
  for (uint64_t i = 0; i < entries(directory); i++) {
    const Entry field = entry(directory, i);
    if (field.tag == kWidth) frame.width = value(field, 0);
    if (field.tag == kHeight) frame.height = value(field, 0);
    if (field.tag == kOrientation && field.type == kShort && field.count == 1) {
      frame.orientation = value(field, 0);
      frame.orientation_at = field.value_at;
    }
    if (field.tag == kStripOffsets || field.tag == kTileOffsets) starts = field;
    if (field.tag == kStripSizes || field.tag == kTileSizes) sizes = field;
  }
  if (!starts) throw Error(ErrorCode::kInvalidPicture, "the TIFF frame has no pixels");
  const uint64_t parts = sizes ? std::min(starts->count, sizes->count) : starts->count;
  for (uint64_t i = 0; i < parts; i++) {
    const uint64_t start = value(*starts, i);
    const uint64_t size = sizes ? value(*sizes, i) : 1;
    if (start > bytes_.size() || size > bytes_.size() - start) Bytes::cut_off();
  }
  return frame;
}

}  // namespace pagemill
