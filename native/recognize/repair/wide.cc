#include "recognize/repair/wide.h"

#include <cstdint>

namespace pagemill::recognize {
namespace {

/// The first code point of UTF-8; 0 of an empty text.
uint32_t first_of(const std::string& text) {
  const auto byte = [&](size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0u; };
  const uint32_t lead = byte(0);
  if (lead < 0x80) return lead;
  if (lead < 0xe0) return (lead & 0x1f) << 6 | (byte(1) & 0x3f);
  if (lead < 0xf0) return (lead & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f);
  return (lead & 0x07) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 | (byte(3) & 0x3f);
}

bool within(uint32_t code, uint32_t first, uint32_t last) { return code >= first && code <= last; }

}  // namespace

bool is_wide(const std::string& text) {
  const uint32_t code = first_of(text);
  return within(code, 0x3001, 0x30ff) || within(code, 0x31f0, 0x31ff) || within(code, 0x3400, 0x4dbf) ||
         within(code, 0x4e00, 0x9fff) || within(code, 0xf900, 0xfaff) || within(code, 0xff01, 0xff9f) ||
         within(code, 0x20000, 0x3ffff);
}

bool is_hangul(const std::string& text) { return within(first_of(text), 0xac00, 0xd7a3); }

bool is_wide_mark(const std::string& text) {
  const uint32_t code = first_of(text);
  return within(code, 0x3001, 0x3004) || within(code, 0x3008, 0x301f) || within(code, 0x30fb, 0x30fc) ||
         within(code, 0xff01, 0xff0f) || within(code, 0xff1a, 0xff1f) || within(code, 0xff3b, 0xff3d) ||
         within(code, 0xff5b, 0xff65);
}

}  // namespace pagemill::recognize
