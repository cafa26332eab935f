#include "recognize/repair/lone_letter.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace pagemill::recognize {
namespace {

/// Letters whose capitals have their shape, a zero being read as an o.
constexpr std::string_view kAlike = "cosvwxz";
/// Height in x-heights between small letters and capitals: those are 1.3 to 1.5 in the fonts of print.
constexpr double kBetween = 1.2;
/// A zero's width in heights; capital O is wider.
constexpr double kZero = 0.78;

char small(char letter) {
  return letter == '0' ? 'o' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

}  // namespace

std::string by_height(const std::string& text, const Component& ink, const TextLine& line) {
  if (!line.in_row || text.empty() || text.size() > 2) return text;
  const char letter = small(text.front());
  if (kAlike.find(letter) == std::string_view::npos || small(text.back()) != letter) return text;
  if (ink.height() <= kBetween * line.x_height) return std::string(1, text == "0" ? '0' : letter);
  if (letter != 'o') return std::string(1, static_cast<char>(std::toupper(letter)));
  return text == "O" || ink.width() >= kZero * ink.height() ? "O" : "0";
}

}  // namespace pagemill::recognize
