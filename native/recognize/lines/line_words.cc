#include "recognize/lines/line_words.h"

#include <algorithm>
#include <cctype>

#include "layout/bullet.h"
#include "recognize/confidence.h"
#include "recognize/repair/lone_letter.h"
#include "recognize/repair/lost_colons.h"
#include "recognize/repair/lost_spaces.h"
#include "recognize/repair/parted_figures.h"
#include "recognize/repair/reach.h"
#include "recognize/repair/romans.h"
#include "recognize/repair/seen_figures.h"
#include "recognize/repair/signs.h"
#include "recognize/repair/wide.h"
#include "recognize/repair/wide_spaces.h"
#include "recognize/repair/zeros.h"

namespace pagemill::recognize {
namespace {

/// Steps, in pitches, up to which there is no character's room between two.
constexpr double kNoRoom = 1.45;

/// Heights of a bullet's middle above the baseline, in x-heights.
constexpr double kLowest = 0.3, kHighest = 0.8;
/// Ems from the middle of a cell down to its baseline.
constexpr double kBelowMiddle = 0.4;
/// x-heights of a page's typical letters.
constexpr double kUsualXHeight = 0.8;

/// A word and where its ink begins and ends: the middles of its outer pieces.
struct Placed {
  Word word;
  double left, right;
  int pieces = 0;        ///< of its ink
  Component last{};      ///< of its ink
};

/// Words as the spaces part them, the glyphs' places being their own.
std::vector<Placed> parted(const std::vector<Glyph>& glyphs) {
  std::vector<Placed> words;
  bool open = false;
  double before = 0;  // certainty of the space before
  for (const Glyph& glyph : glyphs) {
    if (glyph.is_space()) {
      if (open)
        words.back().word.confidence =
            std::min(words.back().word.confidence, confidence_of(glyph.certainty));
      before = glyph.certainty;
      open = false;
      continue;
    }
    if (!open) words.push_back({{}, glyph.x0, glyph.x1}), words.back().word.confidence = confidence_of(before);
    open = true;
    before = 0;
    Placed& placed = words.back();
    placed.word.text += glyph.text;
    placed.word.confidence = std::min(placed.word.confidence, confidence_of(glyph.certainty));
    placed.right = glyph.x1;
  }
  return words;
}

/// Gives each piece of ink to the nearest word.
void give_ink(std::vector<Placed>& words, const TextLine& line, const Sheet& sheet) {
  std::vector<std::pair<double, double>> extents;
  for (const Placed& placed : words) extents.emplace_back(placed.left, placed.right);
  for (const int index : line.ink) {
    const Component& c = sheet.ink[index];
    const double middle = (c.x0 + c.x1) / 2.0;
    size_t nearest = 0;
    double distance = 1e300;
    for (size_t i = 0; i < words.size(); i++) {
      const double away = std::max({0.0, extents[i].first - middle, middle - extents[i].second});
      if (away < distance) nearest = i, distance = away;
    }
    if (words.empty() || distance > line.x_height) continue;
    Placed& placed = words[nearest];
    const Box box{double(c.x0), double(c.y0), double(c.x1), double(c.y1)};
    placed.word.box = placed.pieces > 0 ? united(placed.word.box, box) : box;
    placed.left = placed.pieces > 0 ? std::min(placed.left, middle) : middle;
    placed.right = placed.pieces > 0 ? std::max(placed.right, middle) : middle;
    placed.pieces++;
    placed.last = c;
  }
  for (Placed& placed : words) {
    if (placed.pieces > 0) continue;
    const double baseline = line.baseline((placed.left + placed.right) / 2);
    placed.word.box = {placed.left, baseline - line.x_height, placed.right, baseline};
  }
}

/// Whether most characters fill square cells.
bool in_cells(const std::vector<Glyph>& glyphs) {
  const auto cells = std::count_if(glyphs.begin(), glyphs.end(), [](const Glyph& glyph) {
    return is_wide(glyph.text) || is_hangul(glyph.text);
  });
  return 2 * static_cast<size_t>(cells) > glyphs.size();
}

/// A word of one character that is one piece of ink.
///
/// @param first whether it begins its line: a letter behind other words is no bullet
bool is_bullet_word(const Placed& placed, bool first, const TextLine& line, const Sheet& sheet) {
  const std::string& text = placed.word.text;
  const bool one = std::count_if(text.begin(), text.end(),
                                 [](char byte) { return (byte & 0xc0) != 0x80; }) == 1;
  if (!one || placed.pieces != 1 || line.raised_beside >= 0) return false;
  if (!first && std::isalnum(static_cast<unsigned char>(text[0]))) return false;
  if (line.bullet) return true;
  // A line of its own knows no baseline but the spot's.
  if (line.ink.size() == 1) return is_bullet(placed.last, kUsualXHeight * sheet.text_height);
  const Component& c = placed.last;
  const double above = line.baseline((c.x0 + c.x1) / 2.0) - (c.y0 + c.y1) / 2.0;
  return is_bullet(c, line.x_height) && above > kLowest * line.x_height &&
         above < kHighest * line.x_height;
}

/// Where a line is one word of a few letters.
void read_by_height(Word& word, const TextLine& line, const Sheet& sheet) {
  std::vector<Component> ink;
  for (const int index : line.ink) ink.push_back(sheet.ink[index]);
  std::string text = by_height(word.text, ink, line);
  if (text == word.text) return;
  word.text = std::move(text);
  word.confidence = std::min(word.confidence, gate::kOnlySeen);
}

}  // namespace

std::vector<Word> words_of(const std::vector<Glyph>& glyphs, const TextLine& line,
                           const Sheet& sheet) {
  auto seen = by_reach(glyphs, line, sheet);
  seen = with_lost_colons(as_seen(with_zeros(with_signs(std::move(seen), line, sheet), line, sheet), line, sheet), line, sheet);
  seen = with_romans(std::move(seen), line, sheet);
  seen = with_lost_spaces(without_parted_figures(std::move(seen), line, sheet), line, sheet);
  std::vector<Placed> all = parted(with_wide_spaces(std::move(seen), line, sheet));
  give_ink(all, line, sheet);
  std::vector<Word> words;
  double end = 0;
  for (Placed& placed : all) {
    if (is_bullet_word(placed, &placed == &all.front(), line, sheet)) placed.word.text = "•";
    if (line.in_row && all.size() == 1) read_by_height(placed.word, line, sheet);
    if (!words.empty() && placed.left - end <= kNoRoom * line.pitch) {
      Word& before = words.back();
      before.text += placed.word.text;
      before.confidence = std::min(before.confidence, placed.word.confidence);
      before.box = united(before.box, placed.word.box);
    } else {
      words.push_back(std::move(placed.word));
    }
    end = placed.right;
  }
  // Characters in cells stand on no line: two parts of one would have theirs at different heights.
  const bool cells = in_cells(glyphs);
  const double baseline = cells ? line.box.middle_y() + kBelowMiddle * em_of(glyphs, line, sheet) : 0;
  for (Word& word : words) word.baseline = cells ? baseline : line.baseline(word.box.middle_x());
  return words;
}

}  // namespace pagemill::recognize
