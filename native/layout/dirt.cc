#include "layout/dirt.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "image/component_grid.h"
#include "image/paper.h"
#include "layout/sheet.h"

namespace pagemill {
namespace {

/// In heights of letters: up to where ink is a mark, as in `letters_of`.
constexpr double kMark = 0.4;
/// Squares of a letter's height around text in which its own marks stand, and those in which none of them does.
constexpr int kAmong = 1, kBeside = 5;
/// Heights of letters up to which a leader's dots have their neighbour, and by which it is off them: so near and so level
/// few specks have one by chance.
constexpr double kStep = 1, kOff = 0.1;
/// Pixels around a speck that are grayer for it, and those in which its paper is looked for.
constexpr int kBleed = 1, kAround = 3;

/// The page in squares as large as a letter: how far each lies from text, rules and pictures.
class Squares {
 public:
  Squares(const Gray& gray, double side)
      : side_(side), columns_(static_cast<int>(gray.width / side) + 1), rows_(static_cast<int>(gray.height / side) + 1), away_(static_cast<size_t>(columns_) * rows_, kBeside + 1) {}

  void add(double x0, double y0, double x1, double y1) {
    for (int r = row(y0); r <= row(y1); r++)
      for (int c = column(x0); c <= column(x1); c++) at(r, c) = 0;
  }

  /// In squares, from what was added to all others.
  void spread() {
    for (int r = 0; r < rows_; r++)
      for (int c = 0; c < columns_; c++) nearer(r, c, {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}});
    for (int r = rows_; r-- > 0;)
      for (int c = columns_; c-- > 0;) nearer(r, c, {{1, 1}, {1, 0}, {1, -1}, {0, 1}});
  }

  bool is_among(const Component& c) { return away(c) <= kAmong; }
  bool is_beside(const Component& c) { return away(c) > kAmong && away(c) <= kBeside; }

  /// Pixels among text that no letter has, for each that lies beside it; 0 without any.
  ///
  /// @param letters pixels of their boxes
  double among_for_beside(double letters) const {
    const auto among = std::count_if(away_.begin(), away_.end(), [](int away) { return away <= kAmong; });
    const auto all = std::count_if(away_.begin(), away_.end(), [](int away) { return away <= kBeside; });
    const double square = side_ * side_;
    return all == among ? 0 : std::max(0.0, static_cast<double>(among) * square - letters) / (static_cast<double>(all - among) * square);
  }

 private:
  struct Step {
    int rows, columns;
  };

  int row(double y) const { return std::clamp(static_cast<int>(y / side_), 0, rows_ - 1); }
  int column(double x) const { return std::clamp(static_cast<int>(x / side_), 0, columns_ - 1); }
  int& at(int r, int c) { return away_[static_cast<size_t>(r) * columns_ + c]; }
  int away(const Component& c) { return at(row((c.y0 + c.y1) / 2.0), column((c.x0 + c.x1) / 2.0)); }

  void nearer(int r, int c, std::initializer_list<Step> steps) {
    for (const Step& step : steps) {
      const int y = r + step.rows, x = c + step.columns;
      if (y >= 0 && y < rows_ && x >= 0 && x < columns_) at(r, c) = std::min(at(r, c), at(y, x) + 1);
    }
  }

  double side_;
  int columns_, rows_;
  std::vector<int> away_;
};

bool is_of_leader(const Component& mark, const std::vector<Component>& marks, const ComponentGrid& grid, double height) {
  const int reach = static_cast<int>(std::ceil(kStep * height)), off = static_cast<int>(std::ceil(kOff * height));
  bool found = false;
  grid.within(mark.x0 - reach, mark.y0 - off, mark.x0 + reach, mark.y0 + off, [&](int i) {
    const Component& other = marks[i];
    found |= std::abs(other.x0 - mark.x0) <= reach && std::abs(other.y1 - mark.y1) <= off && other.x0 != mark.x0;
  });
  return found;
}

/// Which marks lie in the boxes of letters or touch them: pieces of their edges.
std::vector<bool> at_letters(const std::vector<Component>& marks, const std::vector<Component>& letters, const ComponentGrid& grid) {
  std::vector<bool> at(marks.size());
  for (const Component& letter : letters)
    grid.within(letter.x0 - grid.cell(), letter.y0 - grid.cell(), letter.x1, letter.y1, [&](int i) {
      const Component& c = marks[i];
      if (c.x1 >= letter.x0 - kBleed && c.x0 <= letter.x1 + kBleed && c.y1 >= letter.y0 - kBleed && c.y0 <= letter.y1 + kBleed) at[i] = true;
    });
  return at;
}

/// The most ink of dirt: up to there it is most of what lies among the text, by more than chance. 0 without any.
///
/// @param beside for each number of pixels, specks beside text that have so many; `among` small ink among it
int most_of_dirt(const std::vector<int>& beside, const std::vector<int>& among, double among_for_beside) {
  double scattered = 0, lead = 0, best = 0;
  int most = 0;
  for (size_t size = 1; size < beside.size(); size++) {
    scattered += beside[size];
    lead += 2 * std::min<double>(among[size], among_for_beside * beside[size]) - among[size];
    // Chance scatters as much as its root more or less.
    if (lead <= best || lead <= 2 * among_for_beside * std::sqrt(scattered)) continue;
    best = lead;
    most = static_cast<int>(size);
  }
  return most;
}

void put_paper(Gray& gray, const Component& c) {
  const auto box = [&](int around) {
    return Component{std::max(0, c.x0 - around), std::max(0, c.y0 - around), std::min(gray.width, c.x1 + around), std::min(gray.height, c.y1 + around), 0};
  };
  const Component wide = box(kAround), place = box(kBleed);
  const uint8_t paper = paper_of(gray, wide.x0, wide.y0, wide.x1, wide.y1);
  for (int y = place.y0; y < place.y1; y++)
    for (int x = place.x0; x < place.x1; x++) {
      uint8_t& pixel = gray.pixels[static_cast<size_t>(y) * gray.width + x];
      pixel = std::max(pixel, paper);
    }
}

}  // namespace

void take_dirt(std::vector<Component>& ink, Gray& gray, const std::vector<Rule>& rules, double text_height) {
  const double mark = kMark * text_height;
  if (mark < 1) return;
  const auto is_mark = [&](const Component& c) { return c.height() <= mark && c.width() <= mark; };
  Squares squares(gray, text_height);
  std::vector<Component> marks;
  for (const Component& c : ink)
    if (is_mark(c)) marks.push_back(c);
    else squares.add(c.x0, c.y0, c.x1, c.y1);
  if (marks.empty()) return;
  for (const Rule& rule : rules) squares.add(rule.box.x0, rule.box.y0, rule.box.x1, rule.box.y1);
  squares.spread();
  const ComponentGrid grid(marks, static_cast<int>(text_height));
  const auto letters = letters_of(ink, text_height);
  const auto at = at_letters(marks, letters, grid);
  double boxes = 0;
  for (const Component& c : letters) boxes += static_cast<double>(c.width()) * c.height();
  const auto sizes = static_cast<size_t>(mark * mark) + 1;
  std::vector<int> beside(sizes), among(sizes);
  for (size_t i = 0; i < marks.size(); i++)
    if (squares.is_among(marks[i])) among[marks[i].ink] += !at[i];
    else if (squares.is_beside(marks[i]) && !is_of_leader(marks[i], marks, grid, text_height)) beside[marks[i].ink]++;
  const int most = most_of_dirt(beside, among, squares.among_for_beside(boxes));
  if (most == 0) return;
  size_t next = 0;
  std::erase_if(ink, [&](const Component& c) {
    const bool dirt = is_mark(c) && !at[next++] && c.ink <= most;
    if (dirt) put_paper(gray, c);
    return dirt;
  });
}

}  // namespace pagemill
