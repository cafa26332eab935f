#include "image/rules.h"

#include <algorithm>
#include <cmath>

#include "image/components.h"
#include "image/long_runs.h"

namespace pagemill {
namespace {

/// In letter heights: least length, of the whole and of a piece; most thickness; widest break
/// between pieces; widest hole in a piece, which scanning leaves in thin lines.
constexpr double kLeastLength = 3, kLeastPiece = 2, kMostThickness = 0.5, kWidestBreak = 0.4,
                 kWidestHole = 0.09;
/// Share of a piece's length that may have ink beside it.
constexpr double kMostBeside = 0.3;
/// Pixels: letters smaller than this touch each other, and their runs look like rules.
constexpr double kLeastLetters = 14;

void transpose_square(uint64_t square[64]) {
  // Hacker's Delight, figure 7-3, for 64 bits with the lowest bit leftmost.
  uint64_t mask = 0x00000000ffffffffull;
  for (int step = 32; step != 0; step >>= 1, mask ^= mask << step)
    for (int k = 0; k < 64; k = ((k | step) + 1) & ~step) {
      const uint64_t moved = ((square[k] >> step) ^ square[k | step]) & mask;
      square[k | step] ^= moved;
      square[k] ^= moved << step;
    }
}

Bits transposed(const Bits& bits) {
  Bits out(bits.height, bits.width);
  uint64_t square[64];
  for (int y0 = 0; y0 < bits.height; y0 += 64)
    for (int w = 0; w < bits.words; w++) {
      uint64_t any = 0;
      for (int i = 0; i < 64; i++) {
        square[i] = y0 + i < bits.height ? bits.row(y0 + i)[w] : 0;
        any |= square[i];
      }
      if (any == 0) continue;
      transpose_square(square);
      for (int i = 0; i < 64 && w * 64 + i < out.height; i++) out.row(w * 64 + i)[y0 / 64] = square[i];
    }
  return out;
}

/// Share of a run's columns that have ink so far above its own there, or below: it may bend, and a second one along it.
double ink_beside(const Bits& bits, const Bits& runs, const Component& c, bool above, int away) {
  const int step = above ? 1 : -1, first = above ? c.y0 : c.y1 - 1, end = above ? c.y1 : c.y0 - 1;
  int ink = 0;
  for (int x = c.x0; x < c.x1; x++) {
    int y = first;
    while (y != end && !runs.at(x, y)) y += step;
    const int beside = y - step * away;
    ink += y != end && beside >= 0 && beside < bits.height && bits.at(x, beside);
  }
  return static_cast<double>(ink) / c.width();
}

/// A rule has paper on both sides, if only little before a second rule; strokes of letters that
/// touch have their letters.
bool stands_free(const Bits& bits, const Bits& runs, const Component& c, double thickness) {
  const auto paper = [&](bool above) {
    for (int away = std::max(2, static_cast<int>(thickness)); away >= 2; away--)
      if (ink_beside(bits, runs, c, above, away) < kMostBeside) return true;
    return false;
  };
  return paper(true) && paper(false);
}

double most_thickness(double text_height) { return std::max(3.0, kMostThickness * text_height); }

/// Filled areas: what is thicker than a rule both ways. A rule may end in them or run along them.
Bits filled_areas(const Bits& bits, double text_height, const CancelToken& cancel) {
  const int least = static_cast<int>(most_thickness(text_height)) + 1;
  return tall_runs(long_runs(bits, least, 0, cancel), least, cancel);
}

Bits without(Bits bits, const Bits& areas) {
  for (int y = 0; y < bits.height; y++) {
    uint64_t* row = bits.row(y);
    const uint64_t* area = areas.row(y);
    for (int w = 0; w < bits.words; w++) row[w] &= ~area[w];
  }
  return bits;
}

/// Lines along the rows, as boxes with x along the line.
///
/// @param thin `bits` without filled areas
std::vector<Box> lines_along_rows(const Bits& bits, const Bits& thin, double text_height,
                                  const CancelToken& cancel) {
  const double least = kLeastLength * text_height;
  const double most = most_thickness(text_height);
  const Bits runs = long_runs(thin, static_cast<int>(kLeastPiece * text_height),
                              static_cast<int>(kWidestHole * text_height), cancel);
  std::vector<Box> lines;
  for (const Component& c : components_of(runs, cancel)) {
    const double thickness = static_cast<double>(c.ink) / c.width();
    if (thickness > most || c.height() > thickness * 2 + 2 + 0.02 * c.width()) continue;
    if (!stands_free(bits, runs, c, thickness)) continue;
    const double middle = (c.y0 + c.y1) / 2.0;
    lines.push_back({static_cast<double>(c.x0), middle - thickness / 2,
                     static_cast<double>(c.x1), middle + thickness / 2});
  }
  // Pieces of one line are joined, then what is still short is no rule.
  std::sort(lines.begin(), lines.end(), [](const Box& a, const Box& b) { return a.x0 < b.x0; });
  std::vector<Box> joined;
  for (const Box& line : lines) {
    Box* before = nullptr;
    for (Box& other : joined) {
      if (line.x0 - other.x1 > kWidestBreak * text_height) continue;
      if (std::abs(line.middle_y() - other.middle_y()) > line.height() + other.height()) continue;
      before = &other;
    }
    if (before) *before = united(*before, line);
    else joined.push_back(line);
  }
  std::erase_if(joined, [&](const Box& line) { return line.width() < least; });
  return joined;
}

/// Whitens the ink of a rule, a pixel beyond its edges included.
void erase(Bits& bits, const Box& box) {
  const int x0 = std::max(0, static_cast<int>(box.x0) - 1);
  const int x1 = std::min(bits.width, static_cast<int>(std::ceil(box.x1)) + 1);
  const int y0 = std::max(0, static_cast<int>(box.y0) - 1);
  const int y1 = std::min(bits.height, static_cast<int>(std::ceil(box.y1)) + 1);
  for (int y = y0; y < y1; y++)
    for (int x = x0; x < x1;) {
      if (x % 64 == 0 && x1 - x >= 64) {
        bits.row(y)[x / 64] = 0;
        x += 64;
      } else {
        bits.row(y)[x / 64] &= ~(uint64_t{1} << (x % 64));
        x++;
      }
    }
}

}  // namespace

std::vector<Rule> take_rules(Bits& bits, double text_height, const CancelToken& cancel) {
  text_height = std::max(text_height, kLeastLetters);
  std::vector<Rule> rules;
  const Bits thin = without(bits, filled_areas(bits, text_height, cancel));
  for (const Box& box : lines_along_rows(bits, thin, text_height, cancel))
    rules.push_back({true, box});
  for (const Box& box : lines_along_rows(transposed(bits), transposed(thin), text_height, cancel))
    rules.push_back({false, {box.y0, box.x0, box.y1, box.x1}});
  erase_rules(bits, rules);
  return rules;
}

void erase_rules(Bits& bits, const std::vector<Rule>& rules) {
  for (const Rule& rule : rules) erase(bits, rule.box);
}

}  // namespace pagemill
