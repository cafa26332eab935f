#include "recognize/look_alikes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <string>

#include "base/quantile.h"
#include "recognize/confidence.h"
#include "recognize/lines/line_words.h"
#include "recognize/looks.h"
#include "recognize/repair/figure_ink.h"
#include "recognize/repair/units.h"

namespace pagemill::recognize {
namespace {

/// The letter of a unit, and the digit that networks take it for.
struct Pair {
  char letter, digit;
};
constexpr std::array<Pair, 2> kPairs{{{'l', '1'}, {'g', '9'}}};

/// From how much likeness on a glyph is a letter. Of 35 glyphs behind figures that it changed in 980 pictures 31 are units.
constexpr double kLike = 0.1;
/// From the middle of a digit to that of a unit behind it, in distances of neighbouring digits: a word space is half a
/// digit wide, so that it is 1.3 for an l and 1.4 for a g.
constexpr double kApart = 1.25;
const double kCertainty = std::log(gate::kOnlySeen);

using Glyphs = std::vector<Glyph>;

/// The word around a glyph.
GlyphRun word_at(const Glyphs& glyphs, size_t at) {
  GlyphRun word{at, at};
  while (word.from > 0 && !glyphs[word.from - 1].is_space()) word.from--;
  while (word.to < glyphs.size() && !glyphs[word.to].is_space()) word.to++;
  return word;
}

bool is(const Glyph& glyph, char c) { return glyph.text.size() == 1 && glyph.text[0] == c; }

bool follows_digit(const Glyphs& glyphs, size_t at) { return at > 0 && is_digit(glyphs[at - 1]); }

double middle(const Component& c) { return (c.x0 + c.x1) / 2.0; }

/// From the middle of a glyph to that of the digit before it, in heights of that digit.
std::optional<double> step(const Glyphs& glyphs, size_t at, const LineRead& line) {
  if (!follows_digit(glyphs, at)) return {};
  const auto own = piece_of(glyphs[at], line.line, *line.sheet), before = piece_of(glyphs[at - 1], line.line, *line.sheet);
  // Two digits that touch are one piece.
  if (!own || !before || before->width() > before->height()) return {};
  return (middle(*own) - middle(*before)) / before->height();
}

/// The usual one between digits; 0 where a page has none.
double usual_step(const std::vector<LineRead>& lines) {
  std::vector<double> steps;
  for (const LineRead& line : lines) {
    if (!may_be_looked_at(line)) continue;
    for (size_t i = 1; i + 1 < line.glyphs.size(); i++)
      if (is_digit(line.glyphs[i]) && is_digit(line.glyphs[i + 1]))
        if (const auto own = step(line.glyphs, i, line)) steps.push_back(*own);
  }
  return steps.empty() ? 0 : quantile(std::move(steps), 0.5);
}

bool ends_word(const Glyphs& glyphs, const GlyphRun& word, size_t at) {
  return std::none_of(glyphs.begin() + static_cast<long>(at) + 1, glyphs.begin() + static_cast<long>(word.to),
                      [](const Glyph& glyph) { return is_digit(glyph) || is_letter(glyph); });
}

/// Whether a word is units with a letter in place of a glyph: `mg/l`, `ml/min`, and `l/ha`, or one in brackets.
bool makes_units(const Glyphs& glyphs, const GlyphRun& word, size_t at, const Pair& pair) {
  std::vector<std::string> parts{""};
  bool divided = false;
  const bool bracketed = word.count() > 2 && is(glyphs[word.from], '(') && is(glyphs[word.to - 1], ')');
  for (size_t i = word.from; i < word.to; i++) {
    const std::string text = i == at || is(glyphs[i], pair.digit) ? std::string(1, pair.letter) : glyphs[i].text;
    if (text == "/") {
      parts.emplace_back();
      divided = true;
    } else if (is_letter({text})) {
      parts.back() += text;
    } else if (text != "(" && text != ")" && text != "[" && text != "]") {
      return false;
    }
  }
  return (divided || bracketed) && std::all_of(parts.begin(), parts.end(), [](const std::string& part) { return is_unit(part); });
}

/// A page, and what its characters look like.
class Page {
 public:
  /// @param step the usual one between digits of the page
  Page(const std::vector<LineRead>& lines, const Pair& pair, double step)
      : pair_(pair), letters_(looks_of(lines, pair.letter)), digits_(looks_of(lines, pair.digit)), step_(step) {
    if (letters_.empty() || !digits_.empty()) return;
    // How far up and down letters and digits reach tells as well, with any digits: those of old style reach as letters do.
    for (char digit = '0'; digit <= '9'; digit++)
      for (const Look& look : looks_of(lines, digit)) digits_.push_back(reach_of(look));
    for (Look& look : letters_) look = reach_of(look);
    by_reach_ = true;
  }

  bool tells() const { return !letters_.empty() && !digits_.empty(); }

  /// Whether a digit that was read is the letter: where a unit may stand, and it looks so.
  bool is_letter(const LineRead& line, size_t at) const {
    if (!may_be_unit(line, at)) return false;
    const auto own = piece_of(line.glyphs[at], line.line, *line.sheet);
    if (!own) return false;
    const Look look = look_of(*own, line);
    return likeness(by_reach_ ? reach_of(look) : look, letters_, digits_) > kLike;
  }

 private:
  bool may_be_unit(const LineRead& line, size_t at) const {
    const Glyphs& glyphs = line.glyphs;
    if (!is(glyphs[at], pair_.digit)) return false;
    const GlyphRun word = word_at(glyphs, at);
    if (follows_digit(glyphs, at)) {
      const auto from_digit = step(glyphs, at, line);
      return from_digit && *from_digit > kApart * step_ && ends_word(glyphs, word, at);
    }
    const bool alone = at == word.from && at >= 2 && is_digit(glyphs[at - 2]) && ends_word(glyphs, word, at);
    return alone || makes_units(glyphs, word, at, pair_);
  }

  Pair pair_;
  std::vector<Look> letters_, digits_;
  double step_;
  bool by_reach_ = false;
};

}  // namespace

void read_look_alikes(std::vector<LineRead>& lines) {
  const double step = usual_step(lines);
  if (step == 0) return;
  for (const Pair& pair : kPairs) {
    const Page page(lines, pair, step);
    if (!page.tells()) continue;
    for (LineRead& line : lines) {
      if (!may_be_looked_at(line)) continue;
      bool changed = false;
      for (size_t i = 0; i < line.glyphs.size(); i++) {
        if (!page.is_letter(line, i)) continue;
        Glyph& glyph = line.glyphs[i];
        glyph.text.assign(1, pair.letter);
        glyph.certainty = std::min(glyph.certainty, kCertainty);
        if (follows_digit(line.glyphs, i)) line.glyphs.insert(line.glyphs.begin() + static_cast<long>(i), {" ", line.glyphs[i - 1].x1, glyph.x0, kCertainty});
        changed = true;
      }
      if (changed) line.words = words_of(line.glyphs, line.line, *line.sheet);
    }
  }
}

}  // namespace pagemill::recognize
