#include "recognize/repair/lacking_signs.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "recognize/confidence.h"

namespace pagemill::recognize {
namespace {

/// What is neither a letter nor a digit, of ASCII and of what stands at sums and in laws.
bool is_sign(std::string_view text) {
  if (text.size() == 1) return text[0] > ' ' && !std::isalnum(static_cast<unsigned char>(text[0]));
  return text == "€" || text == "£" || text == "§" || text == "°";
}

double middle(const Glyph& glyph) { return (glyph.x0 + glyph.x1) / 2; }

}  // namespace

std::vector<Glyph> signs_lacking(const std::vector<Glyph>& reading,
                                 const std::function<bool(const std::string&)>& can_write) {
  std::vector<Glyph> signs;
  for (const Glyph& glyph : reading)
    if (is_sign(glyph.text) && !can_write(glyph.text) &&
        confidence_of(glyph.certainty) >= gate::kSureOfCharacter)
      signs.push_back(glyph);
  return signs;
}

std::vector<Glyph> with_lacking_signs(std::vector<Glyph> reading, const std::vector<Glyph>& signs) {
  for (const Glyph& sign : signs) {
    const auto first = std::find_if(reading.begin(), reading.end(),
                                    [&](const Glyph& glyph) { return middle(glyph) > sign.x0; });
    const auto last = std::find_if(first, reading.end(), [&](const Glyph& glyph) { return middle(glyph) > sign.x1; });
    const bool surer = std::all_of(first, last, [&](const Glyph& glyph) {
      return !glyph.is_space() && glyph.certainty >= sign.certainty;
    });
    if (surer && first != last) continue;
    reading.insert(reading.erase(first, last), sign);
  }
  return reading;
}

}  // namespace pagemill::recognize
