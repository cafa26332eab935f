#include "layout/text_line.h"

#include <algorithm>
#include <cmath>

#include "base/disjoint_sets.h"
#include "image/component_grid.h"
#include "layout/baseline.h"
#include "layout/bullet.h"
#include "layout/fixed_pitch.h"
#include "layout/leaders.h"
#include "layout/lines_by_height.h"
#include "layout/place_marks.h"
#include "layout/raised_marks.h"
#include "layout/row_mates.h"

namespace pagemill {
namespace {

/// Letters against the page's typical height: smaller ink is a mark, larger a picture.
constexpr double kLeastLetter = 0.45, kMostLetter = 6;
/// Between linked letters, in heights of the larger: widest gap; and how unlike they may be.
constexpr double kWidestGap = 1.3, kMostUnlike = 2.6;
/// Share of a letter's height below which what follows it is a mark, and the letter behind that follows as well.
constexpr double kMark = 0.5;
/// Share of the smaller letter's height that a link must share.
constexpr double kShared = 0.5;

/// Heights from which a piece of ink is that wide that it is a word of connected letters, and the share of its box
/// that is ink then.
constexpr double kConnected = 2, kConnectedInk = 0.25;

bool is_connected_word(const Component& c) {
  return c.width() > kConnected * c.height() && c.ink > kConnectedInk * c.width() * c.height();
}

bool is_letter(const Component& c, double text_height) {
  return c.height() > kLeastLetter * text_height && c.height() < kMostLetter * text_height &&
         c.width() < 10 * c.height() && c.ink * 14 > c.width() * c.height();
}

/// Does a wall stand between two pieces of ink?
bool are_parted(const Component& left, const Component& right, const Walls& walls) {
  return walls.between((left.x0 + left.x1) / 2.0, (right.x0 + right.x1) / 2.0,
                       std::min(left.y0, right.y0), std::max(left.y1, right.y1));
}

/// The right neighbour of a letter; -1 when it is the last of its line.
/// @param least height of a neighbour
int neighbour_of(const std::vector<Component>& letters, int index, const ComponentGrid& grid,
                 const Walls& walls, double least = 0) {
  const Component& c = letters[index];
  const int reach = static_cast<int>(kWidestGap * kMostUnlike * c.height()) + 1;
  int best = -1;
  double best_distance = 0;
  grid.within(c.x0, c.y0 - 3 * c.height(), c.x1 + reach, c.y1, [&](int other_index) {
    const Component& other = letters[other_index];
    if (other_index == index || other.x0 + other.x1 <= c.x0 + c.x1 || other.height() < least) return;
    const int smaller = std::min(c.height(), other.height());
    const int larger = std::max(c.height(), other.height());
    if (larger > kMostUnlike * smaller) return;
    const int both = std::min(c.y1, other.y1) - std::max(c.y0, other.y0);
    if (both < kShared * smaller) return;
    const double gap = std::max(0, other.x0 - c.x1);
    if (gap > kWidestGap * larger) return;
    // Of two that are about as near, the one that stands on the same line.
    const double distance = gap + 0.7 * std::min(std::abs(c.y1 - other.y1), std::abs(c.y0 - other.y0));
    if (best >= 0 && distance >= best_distance) return;
    best = other_index;
    best_distance = distance;
  });
  return best >= 0 && are_parted(c, letters[best], walls) ? -1 : best;
}

/// Joins letters that stand within a word of connected ones: below the stroke along its top, say.
void join_within(DisjointSets& chains, const std::vector<Component>& letters, int word, const ComponentGrid& grid) {
  const Component& c = letters[word];
  grid.within(c.x0, c.y0, c.x1, c.y1, [&](int i) {
    const Component& letter = letters[i];
    if (letter.x0 >= c.x0 && letter.x1 <= c.x1 && letter.y0 >= c.y0 && letter.y1 <= c.y1) chains.join(word, i);
  });
}

/// A filled box that stands alone: a bullet, a mark of a form, no letter.
bool is_block(const TextLine& line, const Sheet& sheet) {
  if (line.ink.size() != 1) return false;
  const Component& c = sheet.ink[line.ink.front()];
  return c.ink * 10 > 9 * c.width() * c.height() && 5 * c.width() > 2 * c.height();
}

/// A few low letters without others beside them.
bool may_be_marks(const TextLine& line, const Sheet& sheet) {
  return line.ink.size() <= 3 && std::all_of(line.ink.begin(), line.ink.end(), [&](int i) {
    return sheet.ink[i].height() < 0.8 * sheet.text_height;
  });
}

/// Ink of a sheet by what it may be; indexes of `Sheet::ink`.
struct Sorted {
  std::vector<int> letters, marks;
};

Sorted sorted(const Sheet& sheet) {
  Sorted ink;
  for (size_t i = 0; i < sheet.ink.size(); i++) {
    const Component& c = sheet.ink[i];
    if (is_letter(c, sheet.text_height)) ink.letters.push_back(static_cast<int>(i));
    else if (c.height() < 2 * sheet.text_height && c.width() < 4 * sheet.text_height)
      ink.marks.push_back(static_cast<int>(i));
  }
  return ink;
}

/// Letters chained from neighbour to neighbour, each chain a line with nothing but its ink.
std::vector<TextLine> chained(const std::vector<int>& index_of, const Sheet& sheet,
                              const CancelToken& cancel) {
  std::vector<Component> letters;
  for (const int i : index_of) letters.push_back(sheet.ink[i]);
  const ComponentGrid grid(letters, static_cast<int>(sheet.text_height));
  DisjointSets chains(letters.size());
  for (size_t i = 0; i < letters.size(); i++) {
    if (i % 1024 == 0) cancel.check();
    const int next = neighbour_of(letters, static_cast<int>(i), grid, sheet.walls);
    if (next >= 0) chains.join(static_cast<int>(i), next);
    // Of a comma as large as a letter the digit behind it may be too unlike.
    const double least = kMark * letters[i].height();
    if (next >= 0 && letters[next].height() < least)
      if (const int behind = neighbour_of(letters, static_cast<int>(i), grid, sheet.walls, least); behind >= 0)
        chains.join(static_cast<int>(i), behind);
    if (is_connected_word(letters[i])) join_within(chains, letters, static_cast<int>(i), grid);
  }
  std::vector<TextLine> lines;
  std::vector<int> line_of(letters.size(), -1);
  for (size_t i = 0; i < letters.size(); i++) {
    const int root = chains.root(static_cast<int>(i));
    if (line_of[root] < 0) {
      line_of[root] = static_cast<int>(lines.size());
      lines.emplace_back();
    }
    lines[line_of[root]].ink.push_back(index_of[i]);
  }
  return lines;
}

/// Gives lines their box and baseline, and takes blocks out, and what may be marks.
/// @return the latter
std::vector<TextLine> take_small(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<TextLine> small;
  for (auto& line : lines) {
    for (const int i : line.ink) grow(line, sheet.ink[i]);
    fit_baseline(line, sheet.ink);
    if (is_block(line, sheet)) line.ink.clear();
    else if (may_be_marks(line, sheet)) small.push_back(std::move(line));
  }
  std::erase_if(lines, [](const TextLine& line) { return line.ink.empty(); });
  return small;
}

/// Commas and quotes are large enough to be letters of their own; most belong to a line, and are marks.
void take_marks_of_lines(std::vector<TextLine>& small, std::vector<int>& marks,
                         const std::vector<TextLine>& lines, const Sheet& sheet) {
  const LinesByHeight by_height(lines, sheet.text_height);
  for (const auto& line : small) {
    const bool at_home = std::all_of(line.ink.begin(), line.ink.end(), [&](int i) {
      return home_of(sheet.ink[i], lines, by_height, sheet.walls) >= 0;
    });
    if (at_home) marks.insert(marks.end(), line.ink.begin(), line.ink.end());
  }
  std::erase_if(small, [&](const TextLine& line) {
    return std::find(marks.begin(), marks.end(), line.ink.front()) != marks.end();
  });
}

/// Adds what is small and stands alone: a bullet where it leads an item.
void add_small(std::vector<TextLine>& lines, std::vector<TextLine> small, const Sheet& sheet) {
  for (auto& line : small) {
    if (line.ink.size() == 1)
      if (const TextLine* item = item_of(sheet.ink[line.ink.front()], lines)) {
        stand_beside(line, *item);
        line.bullet = true;
      }
    lines.push_back(std::move(line));
  }
}

void find_walls(std::vector<TextLine>& lines, const Walls& walls) {
  for (auto& line : lines) {
    const auto& [x0, y0, x1, y1] = line.box;
    line.left = walls.before(x0, line.x_height, y0, y1);
    line.right = walls.behind(x1, line.x_height, y0, y1);
  }
}

}  // namespace

std::vector<TextLine> text_lines_of(const Sheet& sheet, const CancelToken& cancel) {
  if (sheet.text_height <= 0) return {};
  auto [letters, marks] = sorted(sheet);
  auto lines = chained(letters, sheet, cancel);
  auto small = take_small(lines, sheet);
  cancel.check();
  take_marks_of_lines(small, marks, lines, sheet);
  add_small(lines, std::move(small), sheet);
  find_raised(lines, sheet);
  stand_in_rows(lines, sheet);
  place_marks(std::move(marks), lines, sheet);
  for (auto& line : lines) sort_by_place(line.ink, sheet);
  part_raised(lines, sheet);
  find_pitches(lines, sheet);
  join_fixed_pitch(lines, sheet);
  take_leaders(lines, sheet);
  find_walls(lines, sheet.walls);
  return lines;
}

}  // namespace pagemill
