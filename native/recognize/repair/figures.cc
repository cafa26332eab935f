#include "recognize/repair/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "recognize/repair/white.h"

namespace pagemill::recognize {
namespace {

/// What the network writes for a word.
constexpr std::string_view kWord = "~";
/// Certainty of a figure's worst digit from which it goes before what the other network read, which is mostly
/// wrong there. Signs between digits look alike, so that the network is sure of none, only that there is one.
const double kSure = std::log(0.2);
/// White beside a figure that parts it from a letter, in x-heights.
constexpr double kApart = 0.35;

constexpr std::array<std::string_view, 8> kOfPersian{"پ", "چ", "ژ", "گ", "ک", "ی", "ہ", "ے"};
constexpr std::array<std::string_view, 4> kOfArabic{"ك", "ي", "ى", "ة"};

/// UTF-8 of U+0660 to U+0669.
bool is_arabic_digit(const std::string& text) {
  return text.size() == 2 && text[0] == '\xd9' && text[1] >= '\xa0' && text[1] <= '\xa9';
}

bool is_digit(const std::string& text) {
  return is_arabic_digit(text) || (text.size() == 1 && text[0] >= '0' && text[0] <= '9');
}

/// The same digit of U+06F0 to U+06F9.
std::string persian(const std::string& text) {
  return {'\xdb', static_cast<char>(text[1] + ('\xb0' - '\xa0'))};
}

/// Neither a space, nor a sign that may touch a figure.
bool is_letter(const Glyph& glyph) {
  if (glyph.text.size() < 2) return glyph.text.size() == 1 && std::isalnum(static_cast<unsigned char>(glyph.text[0]));
  for (const char* sign : {"،", "؛", "؟", "٪", "«", "»", "“", "”", "‘", "’", "–", "—", "€", "£", "ـ"})
    if (glyph.text == sign) return false;
  return true;
}

/// Signs of one figure, from its first digit to its last.
struct Figure {
  std::vector<Glyph> signs;
  double x0() const { return signs.front().x0; }
  double x1() const { return signs.back().x1; }
};

constexpr std::string_view kThousands = "٬", kDecimal = "٫";

/// The two signs of Arabic between digits look alike in many typefaces, and like a comma: where they stand tells them.
void settle_signs(std::vector<Glyph>& signs) {
  const bool is_arabic = is_arabic_digit(signs.front().text);
  const auto is_sign = [is_arabic](const Glyph& g) {
    return g.text == kThousands || g.text == kDecimal || (is_arabic && g.text == ",");
  };
  size_t behind = 0;  // digits up to the next sign, or the end
  bool last = true;
  for (size_t i = signs.size(); i-- > 0;) {
    if (!is_sign(signs[i])) {
      behind++;
      continue;
    }
    signs[i].text = last && behind != 3 ? kDecimal : kThousands;
    last = false;
    behind = 0;
  }
}

std::vector<Figure> figures_in(const std::vector<Glyph>& read) {
  std::vector<Figure> found;
  for (size_t from = 0; from < read.size();) {
    size_t to = from;
    while (to < read.size() && !read[to].is_space() && read[to].text != kWord) to++;
    auto first = read.begin() + static_cast<long>(from), last = read.begin() + static_cast<long>(to);
    while (first != last && !is_digit(first->text)) ++first;
    while (first != last && !is_digit((last - 1)->text)) --last;
    if (first != last &&
        std::all_of(first, last, [](const Glyph& sign) { return sign.certainty >= kSure || !is_digit(sign.text); })) {
      found.push_back({{first, last}});
      settle_signs(found.back().signs);
    }
    from = to + 1;
  }
  return found;
}

/// From the first ink of a figure to its last.
Stretch ink_of(const Figure& figure, const TextLine& line, const Sheet& sheet) {
  Stretch ink{figure.x1(), figure.x0()};
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    if (const double middle = (c.x0 + c.x1) / 2.0; middle < figure.x0() || middle > figure.x1()) continue;
    ink.x0 = std::min<double>(ink.x0, c.x0);
    ink.x1 = std::max<double>(ink.x1, c.x1);
  }
  return ink;
}

bool parted(const Glyph& a, const Glyph& b, const TextLine& line, const Sheet& sheet) {
  return widest_white(line, sheet, a.x0, b.x1).width() >= kApart * line.x_height;
}

}  // namespace

void DigitsTold::look_at(const std::vector<Glyph>& line) {
  for (const Glyph& glyph : line) {
    balance_ += std::find(kOfPersian.begin(), kOfPersian.end(), glyph.text) != kOfPersian.end();
    balance_ -= std::find(kOfArabic.begin(), kOfArabic.end(), glyph.text) != kOfArabic.end();
  }
}

std::vector<Glyph> with_figures(const std::vector<Glyph>& line, const std::vector<Glyph>& figures,
                                ArabicDigits digits, const TextLine& where, const Sheet& sheet) {
  std::vector<Glyph> all = line;
  for (Figure& figure : figures_in(figures)) {
    const Stretch ink = ink_of(figure, where, sheet);
    if (ink.width() <= 0) continue;
    for (Glyph& sign : figure.signs)
      if (digits == ArabicDigits::kPersian && is_arabic_digit(sign.text)) sign.text = persian(sign.text);
    const auto within = [&](const Glyph& glyph) {
      const double middle = (glyph.x0 + glyph.x1) / 2;
      return middle >= ink.x0 && middle <= ink.x1;
    };
    auto first = std::find_if(all.begin(), all.end(), [&](const Glyph& g) { return (g.x0 + g.x1) / 2 >= ink.x0; });
    auto last = std::find_if_not(first, all.end(), within);
    // What the other network saw of the same figure may lie beside it by a little.
    while (last != all.end() && is_digit(last->text)) ++last;
    while (first != all.begin() && is_digit((first - 1)->text)) --first;
    const bool spaced_before = first != last && first->is_space();
    const bool spaced_behind = first != last && (last - 1)->is_space();
    first = all.erase(first, last);
    first = all.insert(first, figure.signs.begin(), figure.signs.end());
    const auto behind = first + static_cast<long>(figure.signs.size());
    if (behind != all.end() && !behind->is_space() &&
        (spaced_behind || (is_letter(*behind) && parted(figure.signs.back(), *behind, where, sheet)))) {
      const double certainty = behind->certainty;
      const auto at = first - all.begin();
      all.insert(behind, {" ", ink.x1, ink.x1, certainty});
      first = all.begin() + at;
    }
    if (first != all.begin() && !(first - 1)->is_space() &&
        (spaced_before || (is_letter(*(first - 1)) && parted(*(first - 1), figure.signs.front(), where, sheet))))
      all.insert(first, {" ", ink.x0, ink.x0, (first - 1)->certainty});
  }
  return all;
}

}  // namespace pagemill::recognize
