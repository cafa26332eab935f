#include "layout/reversed.h"

#include <algorithm>
#include <iterator>

#include "image/component_grid.h"
#include "layout/sheet.h"

namespace pagemill {
namespace {

/// A dark area holds text from this size on, in text heights, with this share of it filled.
constexpr double kLeastWidth = 3, kLeastHeight = 1;
constexpr double kLeastFilled = 0.5;
/// Pixels, where the page has no dark text to compare with.
constexpr double kLeastTextHeight = 12;
constexpr size_t kFewestLetters = 3;
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

/// Most of what shines through is letters, and most of those have a neighbour in their line: in
/// pictures it is patches of all shapes anywhere.
bool holds_text(const std::vector<Component>& holes, const std::vector<Component>& letters,
                double height) {
  if (letters.size() < kFewestLetters) return false;
  const auto bars = std::count_if(letters.begin(), letters.end(), solid);
  if (static_cast<double>(bars) > kMostSolid * static_cast<double>(letters.size())) return false;
  // Patches say nothing.
  const double most = kPatch * height;
  if (ink_of(letters, most) < kShareOfLetters * ink_of(holes, most)) return false;
  size_t in_line = 0;
  for (const Component& a : letters)
    in_line += std::any_of(letters.begin(), letters.end(), [&](const Component& b) {
      const int gap = b.x0 - a.x1, foot = b.y1 - a.y1;
      return &a != &b && gap > -a.width() / 4 && gap < a.height() && foot * 8 < a.height() &&
             foot * 8 > -a.height();
    });
  return in_line >= kShareInLine * static_cast<double>(letters.size());
}

}  // namespace

Reversed reversed_text(const Bits& bits, const std::vector<Component>& ink, double text_height,
                       const CancelToken& cancel) {
  const double height = std::max(text_height, kLeastTextHeight);
  Reversed found;
  const ComponentGrid grid(ink, static_cast<int>(height));
  for (const Component& area : ink) {
    if (area.width() < kLeastWidth * height || area.height() < kLeastHeight * height) continue;
    if (area.ink < kLeastFilled * area.width() * area.height()) continue;
    cancel.check();
    std::vector<Component> holes;
    for (Component hole : components_of(reversed_part(bits, area), cancel)) {
      const bool inside = hole.x0 > 0 && hole.y0 > 0 && hole.x1 < area.width() &&
                          hole.y1 < area.height();
      if (!inside || hole.height() > 0.95 * area.height()) continue;
      hole.x0 += area.x0, hole.x1 += area.x0, hole.y0 += area.y0, hole.y1 += area.y0;
      // The counter of a dark letter that stands on a light patch in the area.
      bool counter = false;
      const int reach = 4 * static_cast<int>(height);
      grid.within(hole.x0 - reach, hole.y0 - reach, hole.x0, hole.y0, [&](int i) {
        const Component& other = ink[i];
        counter |= &other != &area && other.x0 <= hole.x0 && other.y0 <= hole.y0 &&
                   other.x1 >= hole.x1 && other.y1 >= hole.y1;
      });
      if (!counter) holes.push_back(hole);
    }
    const double hole_height = text_height_of(holes);
    if (hole_height <= 0 || !holds_text(holes, letters_of(holes, hole_height), hole_height))
      continue;
    const double most = kPatch * hole_height;
    std::copy_if(holes.begin(), holes.end(), std::back_inserter(found.letters), [&](const Component& hole) {
      return hole.width() < most && hole.height() < most;
    });
    found.areas.push_back({static_cast<double>(area.x0), static_cast<double>(area.y0),
                           static_cast<double>(area.x1), static_cast<double>(area.y1)});
  }
  return found;
}

}  // namespace pagemill
