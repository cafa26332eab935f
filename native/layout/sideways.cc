#include "layout/sideways.h"

#include <algorithm>
#include <cmath>

#include "base/disjoint_sets.h"
#include "image/component_grid.h"

namespace pagemill {
namespace {

/// Letters against the page's typical height, by their longer side.
constexpr double kLeastLetter = 0.45, kMostLetter = 5;
/// Letters of a word: their gap in longer sides, and the share of the narrower one that lies under
/// the other.
constexpr double kClose = 0.3, kUnder = 0.5;
/// Letters of a word that is surely sideways, of one that is so beside others, and of a block.
constexpr size_t kSureWord = 4, kWord = 2, kFewest = 8;
/// Words of one block: their distance in letter heights, across lines and along them.
constexpr double kAcrossLines = 8, kAlongLines = 12;
/// Least share of a block's letters that are in such words: texture and upright text have few.
constexpr double kShare = 0.5;
/// More words than this are a texture.
constexpr size_t kMostWords = 3000;
/// What lies so near to a block, in letter heights, belongs to it: beside its lines, and where words
/// end.
constexpr double kSide = 0.6, kEnd = 1.5;

bool is_letter(const Component& c, double text_height) {
  const int longer = std::max(c.width(), c.height());
  return longer > kLeastLetter * text_height && longer < kMostLetter * text_height &&
         c.ink * 14 > c.width() * c.height();
}

/// Letters of a sheet and which of them are neighbours.
class Neighbours {
 public:
  Neighbours(const std::vector<Component>& letters, double text_height)
      : letters_(letters), grid_(letters, static_cast<int>(text_height)) {}

  /// The nearest letter below that may be the next of a line that runs down; -1 without one.
  int below(int index) const {
    const Component& c = letters_[index];
    const int side = std::max(c.width(), c.height());
    int best = -1;
    double least = kClose * side;
    grid_.within(c.x0 - side, c.y1 - 1, c.x1, static_cast<int>(c.y1 + least), [&](int i) {
      const Component& other = letters_[i];
      const int under = std::min(c.x1, other.x1) - std::max(c.x0, other.x0);
      const int gap = other.y0 - c.y1;
      if (gap < 0 || gap > least || under < kUnder * std::min(c.width(), other.width())) return;
      if (i == index) return;
      least = gap;
      best = i;
    });
    return best;
  }

  /// The gap to the nearest letter beside it, if it is at most `most`; else `most` + 1.
  int beside(int index, int most) const {
    const Component& c = letters_[index];
    const int reach = std::max(c.width(), c.height()) * 2 + most;
    int best = most + 1;
    grid_.within(c.x0 - reach, c.y0 - reach, c.x1 + most, c.y1, [&](int i) {
      const Component& other = letters_[i];
      const int level = std::min(c.y1, other.y1) - std::max(c.y0, other.y0);
      if (i == index || 2 * level < std::min(c.height(), other.height())) return;
      const int gap = other.x0 >= c.x1 ? other.x0 - c.x1 : c.x0 - other.x1;
      if (gap >= 0) best = std::min(best, gap);
    });
    return best;
  }

 private:
  const std::vector<Component>& letters_;
  ComponentGrid grid_;
};

Box box_of(const Component& c) { return {double(c.x0), double(c.y0), double(c.x1), double(c.y1)}; }

struct Chain {
  Box box;
  size_t letters = 0;
};

/// Letters that follow each other downwards, nearer than anything beside them.
std::vector<Chain> chains_down(const std::vector<Component>& letters, const Neighbours& neighbours,
                               const CancelToken& cancel) {
  DisjointSets sets(letters.size());
  bool any = false;
  for (size_t i = 0; i < letters.size(); i++) {
    if (i % 1024 == 0) cancel.check();
    const int next = neighbours.below(static_cast<int>(i));
    if (next < 0) continue;
    const int gap = std::max(1, letters[next].y0 - letters[i].y1);
    if (neighbours.beside(static_cast<int>(i), 2 * gap) <= 2 * gap) continue;
    sets.join(static_cast<int>(i), next);
    any = true;
  }
  std::vector<Chain> chains;
  if (!any) return chains;
  chains.resize(letters.size());
  for (size_t i = 0; i < letters.size(); i++) {
    Chain& chain = chains[sets.root(static_cast<int>(i))];
    const Box box = box_of(letters[i]);
    chain.box = chain.letters++ == 0 ? box : united(chain.box, box);
  }
  std::erase_if(chains, [](const Chain& chain) { return chain.letters < kWord; });
  return chains;
}

/// Chains that stand near each other.
struct Place {
  Box box;
  size_t letters = 0, longest = 0;  ///< of all chains, of one
};

std::vector<Place> places_of(const std::vector<Chain>& chains, double text_height) {
  DisjointSets sets(chains.size());
  for (size_t i = 0; i < chains.size(); i++)
    for (size_t j = i + 1; j < chains.size(); j++)
      if (-shared_x(chains[i].box, chains[j].box) <= kAcrossLines * text_height &&
          -shared_y(chains[i].box, chains[j].box) <= kAlongLines * text_height)
        sets.join(static_cast<int>(i), static_cast<int>(j));
  std::vector<Place> places(chains.size());
  for (size_t i = 0; i < chains.size(); i++) {
    Place& place = places[sets.root(static_cast<int>(i))];
    place.box = place.letters == 0 ? chains[i].box : united(place.box, chains[i].box);
    place.letters += chains[i].letters;
    place.longest = std::max(place.longest, chains[i].letters);
  }
  std::erase_if(places, [](const Place& place) {
    return place.letters < kFewest || place.longest < kSureWord;
  });
  return places;
}

bool is_in(const Component& c, const Box& box) {
  const double x = (c.x0 + c.x1) / 2.0, y = (c.y0 + c.y1) / 2.0;
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

}  // namespace

std::vector<SidewaysBlock> sideways_blocks(const Sheet& sheet, const CancelToken& cancel) {
  std::vector<SidewaysBlock> blocks;
  if (sheet.text_height <= 0) return blocks;
  std::vector<Component> letters;
  for (const Component& c : sheet.ink)
    if (is_letter(c, sheet.text_height)) letters.push_back(c);
  const Neighbours neighbours(letters, sheet.text_height);
  const auto chains = chains_down(letters, neighbours, cancel);
  if (chains.size() > kMostWords) return blocks;
  const double side = kSide * sheet.text_height, end = kEnd * sheet.text_height;
  for (const Place& place : places_of(chains, sheet.text_height)) {
    const Box box{place.box.x0 - side, place.box.y0 - end, place.box.x1 + side, place.box.y1 + end};
    const auto all = std::count_if(letters.begin(), letters.end(),
                                   [&](const Component& c) { return is_in(c, box); });
    if (static_cast<double>(place.letters) < kShare * static_cast<double>(all)) continue;
    SidewaysBlock block{box, {}};
    for (size_t i = 0; i < sheet.ink.size(); i++)
      if (is_in(sheet.ink[i], box)) block.ink.push_back(static_cast<int>(i));
    blocks.push_back(std::move(block));
  }
  return blocks;
}

}  // namespace pagemill
