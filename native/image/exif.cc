#include "image/exif.h"

#include "image/bytes.h"

namespace pagemill {
namespace {

constexpr uint64_t kOrientation = 274, kShort = 3;

int read(const Bytes& bytes) {
  if (bytes.read(2, 2) != 42) return 1;
  const uint64_t directory = bytes.read(4, 4);
  const uint64_t entries = bytes.read(directory, 2);
  for (uint64_t i = 0; i < entries; i++) {
    const uint64_t at = directory + 2 + i * 12;
    if (bytes.read(at, 2) != kOrientation || bytes.read(at + 2, 2) != kShort) continue;
    const auto value = static_cast<int>(bytes.read(at + 8, 2));
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

}  // namespace

int exif_orientation(std::span<const uint8_t> block) {
  try {
    return read(Bytes(block, !block.empty() && block[0] == 'M'));
  } catch (const Error&) {
    return 1;
  }
}

}  // namespace pagemill
