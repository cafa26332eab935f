#include "recognize/repair/raised_reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace pagemill::recognize {
namespace {

constexpr std::array<const char*, 10> kSuperscripts{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

/// A raised sign; nothing for what is none.
const char* superscript(const std::string& text) {
  if (text == "-" || text == "–" || text == "−") return "⁻";
  if (text == "l" || text == "I" || text == "|" || text == "!") return kSuperscripts[1];
  return text.size() == 1 && text[0] >= '0' && text[0] <= '9' ? kSuperscripts[text[0] - '0'] : nullptr;
}

bool is_letter(const Glyph& glyph) {
  return glyph.text.size() > 1 || std::isalpha(static_cast<unsigned char>(glyph.text[0]));
}

bool is_mark(const Glyph& glyph) { return !is_letter(glyph) && !is_digit(glyph); }

/// Letters that networks read for raised digits.
constexpr std::string_view kForDigits = "lIsSoOzZB";

/// Whether a reading leaves room for raised digits: it has something like them in their place, or ends in a ten or a
/// metre before them, and goes on with no digit. Pieces of broken letters have no place of their own.
bool may_be_raised(const std::vector<Glyph>& own, const std::vector<Glyph>* before, const std::vector<Glyph>* behind,
                   size_t pieces) {
  if (behind && !behind->empty() && is_digit(behind->front())) return false;
  const size_t n = before ? before->size() : 0;
  const bool metre = n > 0 && before->back().text == "m";
  const bool ten = n > 1 && (*before)[n - 2].text == "1" && before->back().text == "0";
  if (own.empty()) return ten || metre;
  return std::none_of(own.begin(), own.end(), [&](const Glyph& glyph) {
    // Stars and signs of per cent have raised ink, too; behind these they are hardly meant.
    if (glyph.text == "*" || glyph.text == "%") return !ten && !metre;
    if (glyph.text == "/") return true;
    if (!is_letter(glyph) || glyph.text.size() > 1) return false;
    return pieces > 1 || n == 0 || kForDigits.find(glyph.text[0]) == std::string_view::npos;
  });
}

/// The glyphs of each part of a word.
std::vector<std::vector<Glyph>> parted(const RaisedWord& word, const std::vector<Glyph>& glyphs) {
  std::vector<std::vector<Glyph>> parts(word.parts.size());
  for (size_t i = word.word.from; i < word.word.to; i++) {
    const double middle = (glyphs[i].x0 + glyphs[i].x1) / 2;
    size_t p = 0;
    while (p + 1 < parts.size() && middle >= (word.parts[p].to + word.parts[p + 1].from) / 2) p++;
    parts[p].push_back(glyphs[i]);
  }
  return parts;
}

/// What stands on the line, which was read well the first time, but for what lies in the shade of the raised.
///
/// @param own glyphs of the line; `seen` those of the slip
/// @param pieces of ink, dots among them
/// @param before whether something raised stands before it, `behind` whether behind it
std::vector<Glyph> on_line(std::vector<Glyph> own, const std::vector<Glyph>& seen, size_t pieces, bool before,
                           bool behind) {
  if (own.size() > pieces && behind && is_mark(own.back())) own.pop_back();
  if (own.size() > pieces && before && !own.empty() && is_mark(own.front())) own.erase(own.begin());
  // A slash behind a power is left out at times.
  if (before && own.size() + 1 == seen.size() && seen.size() <= pieces && is_mark(seen.front())) return seen;
  if (own.empty() || own.size() != seen.size()) return own;
  if (before && !is_letter(own.front())) own.front() = seen.front();
  if (behind && !is_letter(own.back())) own.back() = seen.back();
  return own;
}

/// One opinion of what is raised: superscripts; empty where it is anything else.
using Opinion = std::vector<Glyph>;

Opinion as_raised(const std::vector<Glyph>& glyphs) {
  Opinion opinion;
  for (const Glyph& glyph : glyphs) {
    const char* sign = superscript(glyph.text);
    if (!sign) return {};
    opinion.push_back(glyph);
    opinion.back().text = sign;
  }
  return opinion;
}

/// What a slip says on which the run stands several times: what most of them are read as.
Opinion of_repeated(std::vector<Glyph> read, const RaisedWord::Part& part) {
  std::erase_if(read, [](const Glyph& glyph) { return !superscript(glyph.text); });
  const size_t n = part.pieces;
  // Of ones one may be lost.
  if (n == 1 && read.size() == RaisedWord::kTimes - 1 && read.front().text == read.back().text) return as_raised({read.front()});
  if (read.size() != RaisedWord::kTimes * n) return {};
  Opinion opinion;
  for (size_t i = 0; i < n; i++) {
    const Glyph *best = nullptr;
    int most = 0;
    for (int k = 0; k < RaisedWord::kTimes; k++) {
      const Glyph& glyph = read[k * n + i];
      int same = 0;
      for (int other = 0; other < RaisedWord::kTimes; other++) same += read[other * n + i].text == glyph.text;
      if (same > most) best = &glyph, most = same;
    }
    if (most < 2) return {};
    opinion.push_back(*best);
  }
  return as_raised(opinion);
}

/// What most opinions are, and the first of them where all differ.
std::vector<Glyph> raised_of(const RaisedWord::Part& part, const std::vector<Opinion>& opinions) {
  std::vector<const Opinion*> full;
  for (const Opinion& opinion : opinions)
    if (opinion.size() == part.pieces && opinion.front().text != kSuperscripts[0]) full.push_back(&opinion);
  // What the line's own reading alone takes for digits may be letters.
  if (full.empty() || full.front() == &opinions.back()) return {};
  std::vector<Glyph> glyphs = *full.front();
  const double step = (part.to - part.from) / static_cast<double>(part.pieces);
  for (size_t i = 0; i < glyphs.size(); i++) {
    for (const Opinion* opinion : full) {
      const auto same = std::count_if(full.begin(), full.end(), [&](const Opinion* other) {
        return (*other)[i].text == (*opinion)[i].text;
      });
      if (same > 1) glyphs[i].text = (*opinion)[i].text;
    }
    glyphs[i].x0 = part.from + step * static_cast<double>(i);
    glyphs[i].x1 = glyphs[i].x0 + step;
  }
  return glyphs;
}

}  // namespace

bool leaves_room(const RaisedWord& word, const std::vector<Glyph>& glyphs) {
  const auto own = parted(word, glyphs);
  const size_t count = own.size();
  for (size_t p = 0; p < count; p++)
    if (word.parts[p].raised && !may_be_raised(own[p], p > 0 ? &own[p - 1] : nullptr,
                                               p + 1 < count ? &own[p + 1] : nullptr, word.parts[p].pieces))
      return false;
  return true;
}

std::vector<Glyph> raised_again(const RaisedWord& word, const std::vector<Glyph>& before,
                                const std::vector<std::vector<Glyph>>& read) {
  const size_t count = word.parts.size();
  const auto own = parted(word, before);
  std::vector<std::vector<Glyph>> seen(count);
  for (const Glyph& glyph : read.front()) {
    if (glyph.is_space()) continue;
    const double middle = (glyph.x0 + glyph.x1) / 2;
    size_t p = 0;
    while (p + 1 < count && middle >= word.parts[p].slip_to) p++;
    const auto& part = word.parts[p];
    const double scale = (part.to - part.from) / (part.slip_to - part.slip_from);
    const auto back = [&](double x) { return part.from + (x - part.slip_from) * scale; };
    seen[p].push_back({glyph.text, back(glyph.x0), back(glyph.x1), glyph.certainty});
  }
  std::vector<Glyph> glyphs;
  size_t slip = 0;
  for (size_t p = 0; p < count; p++) {
    const auto& part = word.parts[p];
    std::vector<Glyph> put;
    if (part.raised) {
      put = raised_of(part, {of_repeated(read[++slip], part), as_raised(seen[p]), as_raised(own[p])});
      if (put.empty()) return {};
    } else {
      put = on_line(own[p], seen[p], part.pieces, p > 0, p + 1 < count);
    }
    glyphs.insert(glyphs.end(), put.begin(), put.end());
  }
  return glyphs;
}

}  // namespace pagemill::recognize
