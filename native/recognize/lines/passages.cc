#include "recognize/lines/passages.h"

#include <algorithm>

#include "recognize/confidence.h"
#include "recognize/repair/white.h"

namespace pagemill::recognize {
namespace {

/// Lines of so few characters are looked at as wholes.
constexpr size_t kShort = 8;
/// x-heights of a line that a network sees beside doubtful words: what it reads depends on what stands around.
constexpr double kBeside = 4;
/// x-heights of white in which a line can be cut.
constexpr double kLeastWhite = 0.25;
/// Share of a line from which on all of it is looked at.
constexpr double kMost = 0.85;

/// Words between which a line can be cut.
struct Piece {
  size_t from, to;     ///< glyphs
  double left, right;  ///< where the ink of other pieces ends and begins
  double x0, x1;       ///< its own ink
  bool chosen = false;
};

double middle_of(const Glyph& glyph) { return (glyph.x0 + glyph.x1) / 2; }

std::vector<Piece> pieces_of(const LineRead& read) {
  const TextLine& line = read.line;
  const auto& glyphs = read.glyphs;
  std::vector<Piece> pieces{{0, glyphs.size(), line.left, line.right, line.box.x0, line.box.x1}};
  for (size_t i = 1; i + 1 < glyphs.size(); i++) {
    if (!glyphs[i].is_space()) continue;
    const Stretch white =
        widest_white(line, *read.sheet, middle_of(glyphs[i - 1]), middle_of(glyphs[i + 1]));
    if (white.width() < kLeastWhite * line.x_height) continue;
    Piece& before = pieces.back();
    const Piece behind{i + 1, before.to, white.x0, before.right, white.x1, before.x1};
    before.to = i;
    before.right = white.x1;
    before.x1 = white.x0;
    pieces.push_back(behind);
  }
  return pieces;
}

/// Where a line can be cut, at a place or beyond it: where no ink is cut.
/// @param toward which way is beyond, -1 to the left or 1
/// @param end of the line's ink that way
/// @param other gets where the ink behind the cut begins
double cut_at(const LineRead& read, double place, int toward, double end, double& other) {
  bool moved = true;
  while (moved) {
    moved = false;
    for (const int index : read.line.ink) {
      const Component& c = read.sheet->ink[index];
      if (c.x0 >= place || c.x1 <= place) continue;
      place = toward < 0 ? c.x0 : c.x1;
      moved = true;
    }
  }
  for (const int index : read.line.ink) {
    const Component& c = read.sheet->ink[index];
    if (toward < 0 && c.x1 <= place) other = std::max(other, double(c.x1));
    if (toward > 0 && c.x0 >= place) other = std::min(other, double(c.x0));
  }
  return toward < 0 ? std::max(place, end) : std::min(place, end);
}

Passage passage_of(const LineRead& read, const Piece& first, const Piece& last) {
  Passage passage{first.from, last.to, first.left, last.right, read.line, {}, {}};
  // All agree on the spaces around it.
  if (first.from > 0) passage.space_before = read.glyphs[--passage.from];
  if (last.to < read.glyphs.size()) passage.space_behind = read.glyphs[passage.to++];
  TextLine& part = passage.part;
  const double beside = kBeside * read.line.x_height;
  part.box.x0 = cut_at(read, first.x0 - beside, -1, read.line.box.x0, part.left);
  part.box.x1 = cut_at(read, last.x1 + beside, 1, read.line.box.x1, part.right);
  return passage;
}

bool same_text(const std::vector<Glyph>& a, const std::vector<Glyph>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Glyph& one, const Glyph& other) { return one.text == other.text; });
}

/// Whether one of its characters, or a space beside it, is unsure, or another model read it differently.
bool is_doubtful(const LineRead& read, const Piece& piece) {
  const auto& glyphs = read.glyphs;
  const size_t from = piece.from > 0 ? piece.from - 1 : 0, to = std::min(piece.to + 1, glyphs.size());
  for (size_t i = from; i < to; i++)
    if (confidence_of(glyphs[i].certainty) < gate::kSureOfCharacter) return true;
  if (read.before.empty()) return false;
  const Passage alone{piece.from, piece.to, piece.left, piece.right, {}, {}, {}};
  return !same_text(within(read.before, alone), alone.of(glyphs));
}

}  // namespace

std::vector<Glyph> Passage::of(const std::vector<Glyph>& line) const {
  return {line.begin() + static_cast<ptrdiff_t>(from), line.begin() + static_cast<ptrdiff_t>(to)};
}

void Passage::replace(std::vector<Glyph>& line, const std::vector<Glyph>& by) const {
  const auto begin = line.begin() + static_cast<ptrdiff_t>(from);
  const auto at = line.erase(begin, begin + static_cast<ptrdiff_t>(to - from));
  line.insert(at, by.begin(), by.end());
}

std::vector<Passage> doubtful_passages(const LineRead& read) {
  const Passage whole{0, read.glyphs.size(), -Walls::kNowhere, Walls::kNowhere, read.line, {}, {}};
  if (read.glyphs.empty()) return {whole};
  auto pieces = pieces_of(read);
  bool any = false;
  for (Piece& piece : pieces) any |= piece.chosen = is_doubtful(read, piece);
  if (any && read.glyphs.size() <= kShort) return {whole};
  std::vector<Passage> passages;
  double width = 0;
  for (size_t i = 0; i < pieces.size(); i++) {
    if (!pieces[i].chosen) continue;
    const size_t first = i;
    while (i + 1 < pieces.size() && pieces[i + 1].chosen) i++;
    passages.push_back(passage_of(read, pieces[first], pieces[i]));
    width += passages.back().part.box.width();
  }
  if (width > kMost * read.line.box.width()) return {whole};
  return passages;
}

std::vector<Glyph> within(const std::vector<Glyph>& glyphs, const Passage& passage) {
  std::vector<Glyph> inside;
  for (const Glyph& glyph : glyphs) {
    const double middle = middle_of(glyph);
    if (middle < passage.left || middle > passage.right || (inside.empty() && glyph.is_space())) continue;
    inside.push_back(glyph);
  }
  while (!inside.empty() && inside.back().is_space()) inside.pop_back();
  if (passage.space_before) inside.insert(inside.begin(), *passage.space_before);
  if (passage.space_behind) inside.push_back(*passage.space_behind);
  return inside;
}

}  // namespace pagemill::recognize
