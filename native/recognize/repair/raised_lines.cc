#include "recognize/repair/raised_lines.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>
#include <utility>

namespace pagemill::recognize {
namespace {

/// x-heights of white up to which a mark belongs to the word before it.
constexpr double kNear = 0.6;
constexpr std::array<const char*, 10> kSuperscripts{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
/// Capitals that look like their small letters.
constexpr std::string_view kAlike = "CSVWXZ";
/// What a small ring is read as.
constexpr std::array<std::string_view, 4> kRings{"o", "O", "0", "º"};

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// Cents are set high, too: two digits behind a figure are no power, unless it is one of ten.
bool may_be_cents(const std::string& before, const std::string& mark) {
  const bool ten = before.size() >= 2 && before.compare(before.size() - 2, 2, "10") == 0;
  return !ten && !before.empty() && is_digit(before.back()) && std::count_if(mark.begin(), mark.end(), is_digit) > 1;
}

/// A mark as it stands, its digits as superscripts.
std::string as_raised(const std::string& text) {
  if (std::find(kRings.begin(), kRings.end(), text) != kRings.end()) return "°";
  // Of letters whose capitals look like them, marks are the small ones.
  if (text.size() == 1 && kAlike.find(text[0]) != std::string_view::npos) return {static_cast<char>(std::tolower(text[0]))};
  std::string raised;
  for (const char byte : text) {
    if (is_digit(byte)) raised += kSuperscripts[byte - '0'];
    else raised += byte;
  }
  return raised;
}

/// The word that ends nearest before a mark.
Word* word_before(LineRead& home, const Word& mark) {
  Word* nearest = nullptr;
  for (Word& word : home.words)
    if (word.box.middle_x() < mark.box.middle_x() && (!nearest || word.box.x1 > nearest->box.x1)) nearest = &word;
  return nearest;
}

}  // namespace

void join_raised(std::vector<LineRead>& lines) {
  if (std::none_of(lines.begin(), lines.end(), [](const LineRead& line) { return line.line.raised_beside >= 0; })) return;
  // By their ink; sheets have their own.
  std::map<std::pair<const Sheet*, int>, LineRead*> homes;
  for (LineRead& line : lines)
    for (const int ink : line.line.ink) homes.emplace(std::pair{line.sheet, ink}, &line);
  for (LineRead& line : lines) {
    if (line.line.raised_beside < 0 || line.words.empty()) continue;
    const auto found = homes.find({line.sheet, line.line.raised_beside});
    if (found == homes.end() || found->second == &line) continue;
    LineRead& home = *found->second;
    for (Word& mark : line.words) mark.baseline = home.line.baseline(mark.box.middle_x());
    Word& mark = line.words.front();
    Word* before = word_before(home, mark);
    if (!before || line.words.size() > 1 || mark.box.x0 - before->box.x1 > kNear * home.line.x_height) continue;
    if (may_be_cents(before->text, mark.text)) continue;
    before->text += as_raised(mark.text);
    before->confidence = std::min(before->confidence, mark.confidence);
    before->box = united(before->box, mark.box);
    line.words.clear();
  }
}

}  // namespace pagemill::recognize
