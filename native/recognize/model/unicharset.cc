#include "recognize/model/unicharset.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "recognize/bytes.h"

namespace pagemill::recognize {
namespace {

constexpr int kMostCharacters = 1 << 17;
constexpr unsigned kDigitFlag = 8;

bool written_without_spaces(const std::string& script) {
  return script == "Han" || script == "Hiragana" || script == "Katakana" || script == "Thai";
}

}  // namespace

Unicharset::Unicharset(std::span<const uint8_t> component) {
  std::istringstream lines(std::string(component.begin(), component.end()));
  std::string line;
  int count = 0;
  if (!std::getline(lines, line) ||
      std::from_chars(line.data(), line.data() + line.size(), count).ec != std::errc() || count < 1 ||
      count > kMostCharacters)
    throw FormatError("not a character list");
  while (size() < count && std::getline(lines, line)) {
    // text, flags in hexadecimal, [metrics with commas], script, …
    std::istringstream fields(line);
    Character character;
    std::string flags, field;
    fields >> character.text >> flags;
    if (character.text == "NULL") character.text = " ";
    unsigned bits = 0;
    std::from_chars(flags.data(), flags.data() + flags.size(), bits, 16);
    character.digit = bits & kDigitFlag;
    while (fields >> field && field.find(',') != std::string::npos) {
    }
    character.space_delimited = !written_without_spaces(field);
    stacks_ |= !character.space_delimited || field == "Hangul";
    space_delimited_ &= character.space_delimited;
    ids_.emplace(character.text, size());
    characters_.push_back(std::move(character));
  }
  if (size() < count) throw FormatError("character list ends too early");
}

bool Unicharset::begins_with(const Unicharset& other) const {
  return size() >= other.size() &&
         std::equal(other.characters_.begin(), other.characters_.end(), characters_.begin(),
                    [](const Character& a, const Character& b) { return a.text == b.text; });
}

}  // namespace pagemill::recognize
