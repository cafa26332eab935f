#include "layout/reversed.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <iterator>
#include <set>

#include "image/component_grid.h"
#include "layout/letter_chains.h"
#include "layout/sheet.h"

namespace pagemill {
namespace {

/// A dark area holds text from this size on, in text heights, with this share of it filled.
constexpr double kLeastWidth = 3, kLeastHeight = 1;
constexpr double kLeastFilled = 0.5;
/// One that has grown together with what lies dark beside it, a table under a card perhaps, fills less of its box. Lines of
/// letters in it stand by themselves: the ground between and around them, this far, in letter heights, is dark to this share.
constexpr double kLeastGrown = 0.08, kAround = 0.3, kLeastGround = 0.9;
/// So far to their sides lies what belongs to them, in letter heights: a full stop, a letter that lines do not find.
constexpr double kAside = 1;
/// Letters that such a line has at least.
constexpr size_t kFewestInLine = 4;
/// How high letters of such lines are, in text heights: chains have letters of half and twice such a size.
constexpr double kSizes[] = {0.9, 2.5};
/// Pixels, where the page has no dark text to compare with.
constexpr double kLeastTextHeight = 12;
constexpr size_t kFewestLetters = 3;
/// Areas whose upper and lower edges differ less than this, in text heights, are cells of one row.
constexpr double kBeside = 0.5;
constexpr double kShareOfLetters = 0.6, kShareInLine = 0.5;
/// Light patches with dark text on them are larger than letters, in letter heights.
constexpr double kPatch = 6;
/// Share of its box that a letter without a hole or a bend fills, and of the letters that may be so.
constexpr double kSolid = 0.85, kMostSolid = 0.5;

/// The area's bits the other way round.
Bits reversed_part(const Bits& bits, const Component& area) {
  Bits part(area.width(), area.height());
  for (int y = 0; y < part.height; y++) {
    const uint64_t* from = bits.row(area.y0 + y);
    uint64_t* to = part.row(y);
    const int shift = area.x0 % 64, first = area.x0 / 64;
    for (int w = 0; w < part.words; w++) {
      uint64_t word = from[first + w] >> shift;
      if (shift > 0 && first + w + 1 < bits.words) word |= from[first + w + 1] << (64 - shift);
      to[w] = ~word;
    }
    if (part.width % 64 != 0) to[part.words - 1] &= (uint64_t{1} << (part.width % 64)) - 1;
  }
  return part;
}

/// Squares and bars of a drawing; few letters are.
bool solid(const Component& c) { return c.ink > kSolid * c.width() * c.height(); }

/// Pixels of all that is no larger than `most` in either direction.
double ink_of(const std::vector<Component>& components, double most) {
  double sum = 0;
  for (const Component& c : components)
    if (c.width() < most && c.height() < most) sum += c.ink;
  return sum;
}

/// Most of what shines through is letters, and most of those have a neighbour in their line, or are figures in
/// columns, as high as others on it: in pictures it is patches of all shapes anywhere.
///
/// @param whole whether they lie in a rectangle: the counters of letters that touch are as high as each other as well
bool holds_text(const std::vector<Component>& holes, const std::vector<Component>& letters,
                double height, bool whole = false) {
  if (letters.size() < kFewestLetters) return false;
  const auto bars = std::count_if(letters.begin(), letters.end(), solid);
  if (static_cast<double>(bars) > kMostSolid * static_cast<double>(letters.size())) return false;
  // Patches say nothing.
  const double most = kPatch * height;
  if (ink_of(letters, most) < kShareOfLetters * ink_of(holes, most)) return false;
  size_t in_line = 0;
  for (const Component& a : letters) {
    bool has_neighbour = false;
    size_t as_high = 0;
    for (const Component& b : letters) {
      const int gap = b.x0 - a.x1, foot = std::abs(b.y1 - a.y1), head = std::abs(b.y0 - a.y0);
      if (foot * 8 >= a.height()) continue;
      has_neighbour |= &a != &b && gap > -a.width() / 4 && gap < a.height();
      as_high += head * 8 < a.height();
    }
    in_line += has_neighbour || (whole && as_high >= kFewestInLine);
  }
  return in_line >= kShareInLine * static_cast<double>(letters.size());
}

/// Pixels of ink in a box, edges right and bottom exclusive.
int64_t ink_in(const Bits& bits, int x0, int y0, int x1, int y1) {
  int64_t count = 0;
  for (int y = y0; y < y1; y++) {
    const uint64_t* row = bits.row(y);
    for (int w = x0 / 64; w * 64 < x1; w++) {
      uint64_t word = row[w];
      if (w * 64 < x0) word &= ~uint64_t{0} << (x0 % 64);
      if (w * 64 + 64 > x1) word &= ~uint64_t{0} >> (64 - x1 % 64) % 64;
      count += std::popcount(word);
    }
  }
  return count;
}

/// Adds holes that lie within lines of letters about so high, on a ground that is dark all around.
void add_lines(std::vector<bool>& lines, const std::vector<Component>& holes, double height, const Bits& bits) {
  const std::vector<Component> letters = letters_of(holes, height);
  for (const std::vector<int>& chain : letter_chains(letters, height)) {
    if (chain.size() < kFewestInLine) continue;
    std::vector<Component> own;
    Component box = letters[chain.front()];
    for (const int i : chain) {
      const Component& letter = letters[i];
      own.push_back(letter);
      box.x0 = std::min(box.x0, letter.x0), box.y0 = std::min(box.y0, letter.y0);
      box.x1 = std::max(box.x1, letter.x1), box.y1 = std::max(box.y1, letter.y1);
    }
    const double size = text_height_of(own);
    if (size <= 0 || !holds_text(own, own, size)) continue;
    const int around = static_cast<int>(kAround * size), aside = static_cast<int>(kAside * size);
    box.x0 = std::max(0, box.x0 - around), box.x1 = std::min(bits.width, box.x1 + around);
    box.y0 = std::max(0, box.y0 - around), box.y1 = std::min(bits.height, box.y1 + around);
    std::vector<size_t> within;
    int64_t light = 0;
    for (size_t i = 0; i < holes.size(); i++) {
      const Component& hole = holes[i];
      if (hole.x0 < box.x0 - aside || hole.y0 < box.y0 || hole.x1 > box.x1 + aside || hole.y1 > box.y1) continue;
      within.push_back(i);
      if (hole.x0 >= box.x0 && hole.x1 <= box.x1) light += hole.ink;
    }
    const auto ground = static_cast<double>(int64_t{box.width()} * box.height() - light);
    if (static_cast<double>(ink_in(bits, box.x0, box.y0, box.x1, box.y1)) < kLeastGround * ground) continue;
    for (const size_t i : within) lines[i] = true;
  }
}

/// An area of ink, and what shines through it.
struct Ground {
  const Component* area;
  std::vector<Component> holes;
  bool dark;   ///< enough of its box is filled
  bool whole;  ///< all of it is, but for the holes

  bool beside(const Ground& other, double most) const {
    return std::abs(area->y0 - other.area->y0) < most && std::abs(area->y1 - other.area->y1) < most;
  }
};

/// Whether letters stand in an area, or in it and those beside it together: in the cells of a head are few.
bool holds_text(const Ground& ground, const std::vector<Ground>& all, double height) {
  const auto holds = [&](const std::vector<Component>& holes) {
    const double size = text_height_of(holes);
    return size > 0 && holds_text(holes, letters_of(holes, size), size, ground.whole);
  };
  if (!ground.dark) return false;
  if (holds(ground.holes)) return true;
  if (!ground.whole) return false;
  std::vector<Component> together;
  for (const Ground& other : all)
    if (other.whole && other.beside(ground, kBeside * height))
      together.insert(together.end(), other.holes.begin(), other.holes.end());
  return together.size() > ground.holes.size() && holds(together);
}

/// The box of an area without the walls of rows above it and below, whose ink is one with it: those of one row are too short
/// to be taken for rules.
Box ground_of(const Component& area, const Bits& bits) {
  std::vector<int64_t> rows;
  for (int y = area.y0; y < area.y1; y++) rows.push_back(ink_in(bits, area.x0, y, area.x1, y + 1));
  const int64_t half = *std::max_element(rows.begin(), rows.end()) / 2;
  const auto is_ground = [&](int64_t ink) { return ink >= half; };
  const auto above = std::find_if(rows.begin(), rows.end(), is_ground) - rows.begin();
  const auto below = std::find_if(rows.rbegin(), rows.rend(), is_ground) - rows.rbegin();
  return {double(area.x0), double(area.y0 + above), double(area.x1), double(area.y1 - below)};
}

/// Of letters that were seen in an area and in one around it, which has grown together with other things, one.
void drop_twice(std::vector<Component>& letters) {
  std::set<std::array<int, 4>> seen;
  std::erase_if(letters, [&](const Component& c) { return !seen.insert({c.x0, c.y0, c.x1, c.y1}).second; });
}

}  // namespace

Reversed reversed_text(const Bits& bits, const std::vector<Component>& ink, double text_height,
                       const CancelToken& cancel) {
  const double height = std::max(text_height, kLeastTextHeight);
  std::vector<Ground> grounds;
  const ComponentGrid grid(ink, static_cast<int>(height));
  for (const Component& area : ink) {
    if (area.width() < kLeastWidth * height || area.height() < kLeastHeight * height) continue;
    const double filled = area.ink / (static_cast<double>(area.width()) * area.height());
    if (filled < kLeastGrown) continue;
    cancel.check();
    std::vector<Component> holes;
    for (Component hole : components_of(reversed_part(bits, area), cancel)) {
      const bool inside = hole.x0 > 0 && hole.y0 > 0 && hole.x1 < area.width() &&
                          hole.y1 < area.height();
      if (!inside || hole.height() > 0.95 * area.height()) continue;
      hole.x0 += area.x0, hole.x1 += area.x0, hole.y0 += area.y0, hole.y1 += area.y0;
      // The counter of a dark letter that stands on a light patch in the area; the box of a page's rim holds all there is.
      bool counter = false;
      const int reach = 4 * static_cast<int>(height);
      grid.within(hole.x0 - reach, hole.y0 - reach, hole.x0, hole.y0, [&](int i) {
        const Component& other = ink[i];
        const bool within = other.x0 >= area.x0 && other.y0 >= area.y0 && other.x1 <= area.x1 && other.y1 <= area.y1;
        counter |= &other != &area && within && other.x0 <= hole.x0 && other.y0 <= hole.y0 &&
                   other.x1 >= hole.x1 && other.y1 >= hole.y1;
      });
      if (!counter) holes.push_back(hole);
    }
    double light = 0;
    for (const Component& hole : holes) light += static_cast<double>(hole.ink);
    const double size = static_cast<double>(area.width()) * area.height();
    const bool whole = filled >= kLeastFilled && static_cast<double>(area.ink) + light >= kLeastGround * size;
    grounds.push_back({&area, std::move(holes), filled >= kLeastFilled, whole});
  }
  Reversed found;
  for (const Ground& ground : grounds) {
    const auto& [area, holes, dark, whole] = ground;
    const double hole_height = text_height_of(holes);
    if (hole_height <= 0) continue;
    if (!holds_text(ground, grounds, height)) {
      std::vector<bool> lines(holes.size());
      for (const double size : kSizes) add_lines(lines, holes, size * height, bits);
      for (size_t i = 0; i < holes.size(); i++)
        if (lines[i]) found.letters.push_back(holes[i]);
      continue;
    }
    const double most = kPatch * hole_height;
    std::copy_if(holes.begin(), holes.end(), std::back_inserter(found.letters), [&](const Component& hole) {
      return hole.width() < most && hole.height() < most;
    });
    found.areas.push_back(ground_of(*area, bits));
  }
  drop_twice(found.letters);
  return found;
}

}  // namespace pagemill
