#include "recognize/repair/lone_letter.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace pagemill::recognize {
namespace {

/// Letters whose capitals have their shape.
constexpr std::string_view kAlike = "cosvwxz";
/// Height in x-heights between small letters and capitals: those are 1.3 to 1.5 in the fonts of print.
constexpr double kBetween = 1.2;
/// In heights: a zero's width at most, and a capital O's at least.
constexpr double kZero = 0.78, kCapitalO = 0.85;

/// In heights: a piece that is wider is two letters that touch, but for a w.
constexpr double kTwo = 1.15;

/// A zero counts as an o.
char small(char letter) {
  return letter == '0' ? 'o' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

char by_height(char letter, const Component& ink, double x_height, bool alone) {
  const bool high = ink.height() > kBetween * x_height;
  // Its dot would be a second piece.
  if (letter == 'i') return high ? 'I' : letter;
  const char low = small(letter);
  if (kAlike.find(low) == std::string_view::npos) return letter;
  if (!high) return letter == '0' ? letter : low;
  if (low != 'o') return static_cast<char>(std::toupper(static_cast<unsigned char>(low)));
  if (alone && ink.width() >= kCapitalO * ink.height()) return 'O';
  return letter == 'o' ? (ink.width() < kZero * ink.height() ? '0' : 'O') : letter;
}

}  // namespace

std::string by_height(const std::string& text, const std::vector<Component>& ink, const TextLine& line) {
  if (!line.in_row || text.empty()) return text;
  // A degree sign stands higher than its row.
  std::string out = text == "°" || text == "º" ? "o" : text;
  if (ink.size() == 1 && text.size() == 2 && small(text[0]) == small(text[1]) &&
      (small(text[0]) == 'w' || ink.front().width() < kTwo * ink.front().height()))
    out.pop_back();
  if (out.size() != ink.size()) return text;
  for (size_t i = 0; i < out.size(); i++) out[i] = by_height(out[i], ink[i], line.x_height, out.size() == 1);
  return out;
}

}  // namespace pagemill::recognize
