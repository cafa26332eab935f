#include "layout/columns.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/quantile.h"
#include "layout/gutter.h"

namespace pagemill {
namespace {

/// Beyond this many segments a page is no prose; the search is quadratic.
constexpr size_t kMostSegments = 3000;
constexpr int kDeepest = 12;
/// Widest space within a line of a column, in text heights.
constexpr double kWidestInRun = 1.1;
/// Text heights: a single word is hardly wider, and of so many is one where they are not told apart.
constexpr double kWidestWord = 12, kUsualWord = 4;
/// Fewest lines on either side of a gutter.
constexpr size_t kFewestLines = 3;

/// A gutter narrower than so many text heights, with fewer lines beside it, may be white that runs down through the
/// words of justified text: it is one where such a share of lines begin or end together, within a part of a text height.
constexpr double kNarrow = 1, kLeastEdge = 0.8, kAtEdge = 0.5;
constexpr size_t kManyLines = 12;

/// Share of a column's lines that end within its width: a heading may go on over the next columns.
constexpr double kUsualReach = 0.85;

/// @param reaches of lines, at least one
double usual_reach(std::vector<double> reaches) {
  const auto at = reaches.begin() + static_cast<long>(kUsualReach * static_cast<double>(reaches.size()));
  std::nth_element(reaches.begin(), at, reaches.end());
  return *at;
}

struct Sides {
  std::vector<const Segment*> left, right;
};

/// What stands beside a gutter.
Sides sides_of(const Region& region, const Gutter& gutter) {
  Sides sides;
  for (const auto& segment : region) {
    if (segment.box.middle_y() < gutter.y0 || segment.box.middle_y() > gutter.y1) continue;
    if (gutter.in_inset(segment)) continue;
    (segment.box.middle_x() < gutter.x0 ? sides.left : sides.right).push_back(&segment);
  }
  return sides;
}

/// Segments of one line of a side, as far from the gutter as no wide gap interrupts them.
struct Run {
  double baseline, size, near, far;  ///< x at the gutter and at the other end
  double words;
};

/// Words of a segment: as many as fit in where none are told apart, as in Chinese and Thai.
double words_in(const Segment& segment) {
  const auto words = static_cast<double>(segment.words.size());
  const double width = segment.box.width() / std::max(1e-6, segment.size);
  return width > kWidestWord * words ? width / kUsualWord : words;
}

/// The column nearest to a gutter, line by line.
std::vector<Run> runs_of(std::vector<const Segment*> side, bool left_of_gutter) {
  std::sort(side.begin(), side.end(), [&](const Segment* a, const Segment* b) {
    return left_of_gutter ? a->box.x1 > b->box.x1 : a->box.x0 < b->box.x0;
  });
  std::vector<Run> runs;
  for (const Segment* segment : side) {
    const double near = left_of_gutter ? segment->box.x1 : segment->box.x0;
    const double far = left_of_gutter ? segment->box.x0 : segment->box.x1;
    auto run = std::find_if(runs.begin(), runs.end(), [&](const Run& other) {
      return std::abs(other.baseline - segment->baseline) <
             0.4 * std::min(other.size, segment->size);
    });
    if (run == runs.end()) {
      runs.push_back({segment->baseline, segment->size, near, far, words_in(*segment)});
      continue;
    }
    if (std::abs(near - run->far) > kWidestInRun * segment->size) continue;
    run->far = far;
    run->words += words_in(*segment);
  }
  return runs;
}

struct Column {
  size_t lines = 0;
  double words_per_line = 0;
  double fill = 0;  ///< median share of the column's width that a line covers
  double edge = 0;  ///< share of its lines that end together at the gutter
};

Column column_of(const std::vector<Run>& runs) {
  Column column{runs.size(), 0, 0, 0};
  if (runs.empty()) return column;
  double words = 0, near = runs.front().near;
  std::vector<double> widths, reaches;
  // The gutter is as wide as the line allows that comes nearest to it.
  const bool to_the_left = runs.front().far < near;
  for (const Run& run : runs) near = to_the_left ? std::max(near, run.near) : std::min(near, run.near);
  for (const Run& run : runs) {
    widths.push_back(std::abs(run.far - run.near));
    reaches.push_back(std::abs(run.far - near));
    words += run.words;
    column.edge += std::abs(run.near - near) < kAtEdge * run.size;
  }
  column.edge /= static_cast<double>(runs.size());
  column.words_per_line = words / static_cast<double>(runs.size());
  const double width = usual_reach(std::move(reaches));
  column.fill = width > 0 ? std::min(1.0, median(widths) / width) : 0;
  return column;
}

/// Share of the shorter side's lines that have a line at the same height on the other side.
double aligned(const std::vector<Run>& left, const std::vector<Run>& right) {
  const auto& few = left.size() < right.size() ? left : right;
  const auto& many = left.size() < right.size() ? right : left;
  size_t partners = 0;
  for (const Run& a : few)
    partners += std::any_of(many.begin(), many.end(), [&](const Run& b) {
      return std::abs(a.baseline - b.baseline) < 0.25 * std::min(a.size, b.size);
    });
  return few.empty() ? 1 : static_cast<double>(partners) / static_cast<double>(few.size());
}

/// Columns of prose, or of lines that keep their own pitch; rows of a table are neither.
bool separates(const Region& region, const Gutter& gutter, double size) {
  const Sides sides = sides_of(region, gutter);
  const auto left_runs = runs_of(sides.left, true), right_runs = runs_of(sides.right, false);
  const Column left = column_of(left_runs), right = column_of(right_runs);
  if (left.lines < kFewestLines || right.lines < kFewestLines) return false;
  const auto prose = [](const Column& column) {
    return column.words_per_line >= 3 && column.fill >= 0.4;
  };
  const double together = aligned(left_runs, right_runs);
  if (!prose(left) || !prose(right)) return together < 0.4;
  const size_t lines = std::max(left.lines, right.lines);
  const bool may_be_chance = lines < kManyLines && gutter.x1 - gutter.x0 < kNarrow * size;
  if (may_be_chance && std::max(left.edge, right.edge) < kLeastEdge) return false;
  return lines >= 5 || together < 0.5;
}

std::optional<Gutter> best_gutter(const Region& region, std::span<const Box> walls, double size,
                                  const CancelToken& cancel) {
  if (region.size() < 2 * kFewestLines || region.size() > kMostSegments) return std::nullopt;
  Neighbours around{{}, walls};
  auto& by_top = around.by_top;
  for (const auto& segment : region) by_top.push_back(&segment);
  std::sort(by_top.begin(), by_top.end(),
            [](const Segment* a, const Segment* b) { return a->box.y0 < b->box.y0; });

  std::vector<Gutter> gutters;
  for (size_t i = 0; i < by_top.size(); i++) {
    cancel.check();
    const Segment& left = *by_top[i];
    // The nearest segment to the right that shares some height.
    const Segment* right = nullptr;
    const auto look = [&](const Segment& other) {
      if (other.box.x0 < left.box.x1 || shared_y(left.box, other.box) <= 0) return;
      if (!right || other.box.x0 < right->box.x0) right = &other;
    };
    for (size_t j = i; j < by_top.size() && by_top[j]->box.y0 < left.box.y1; j++) look(*by_top[j]);
    for (size_t j = i; j-- > 0 && by_top[j]->box.y0 > left.box.y0 - 4 * size;) look(*by_top[j]);
    if (!right || right->box.x0 - left.box.x1 < kNarrowestGutter * size) continue;
    Gutter gutter = grown_gutter(around, left.box.x1, right->box.x0, left.box.middle_y(), size);
    const bool known = std::any_of(gutters.begin(), gutters.end(), [&](const Gutter& other) {
      return other.x0 == gutter.x0 && other.x1 == gutter.x1 && other.y0 == gutter.y0;
    });
    if (!known && gutter.y1 - gutter.y0 > 2 * size) gutters.push_back(std::move(gutter));
  }
  for (Gutter& gutter : gutters) {
    cancel.check();
    bridge_insets(gutter, around, size);
  }
  std::sort(gutters.begin(), gutters.end(),
            [&](const Gutter& a, const Gutter& b) { return a.score(size) > b.score(size); });
  constexpr size_t kMostTried = 200;
  for (size_t i = 0; i < std::min(gutters.size(), kMostTried); i++) {
    cancel.check();
    if (separates(region, gutters[i], size)) return gutters[i];
  }
  return std::nullopt;
}

/// Fewest text heights of white between a page's text and its running head or foot, and the most
/// rows that one has.
constexpr double kRunningGap = 1;
constexpr int kMostRunningRows = 2;

/// Heights of a page's text without running head and foot: a row or two beyond a white band, at one
/// side of the page as often as across it.
std::pair<double, double> body_of(const Region& region, double size) {
  std::vector<const Segment*> by_top;
  for (const auto& segment : region) by_top.push_back(&segment);
  std::sort(by_top.begin(), by_top.end(),
            [](const Segment* a, const Segment* b) { return a->box.y0 < b->box.y0; });
  struct Band {
    double y0, y1;
  };
  // Bands of text between the white ones, from the top.
  std::vector<Band> bands;
  for (const Segment* segment : by_top) {
    if (bands.empty() || segment->box.y0 > bands.back().y1 + kRunningGap * size)
      bands.push_back({segment->box.y0, segment->box.y1});
    else bands.back().y1 = std::max(bands.back().y1, segment->box.y1);
  }
  if (bands.size() < 2) return {-1e300, 1e300};
  const double most = kMostRunningRows * 1.6 * size;
  const auto runs = [&](const Band& band) { return band.y1 - band.y0 <= most; };
  return {runs(bands.front()) ? bands.front().y1 : -1e300,
          runs(bands.back()) ? bands.back().y0 : 1e300};
}

/// Text heights: narrower columns are those of figures and labels.
constexpr double kNarrowestHeaded = 6;

/// Whether texts above `top` head the columns beside a gutter: on either side one begins where its column does, or
/// stands over its middle. Running heads stand at the page's margins.
bool has_heads(const Region& region, const Gutter& gutter, double top, double size) {
  Box left, right;
  for (const Segment& segment : region) {
    const Box& box = segment.box;
    if (box.middle_y() < top || box.middle_y() > gutter.y1 || gutter.in_inset(segment)) continue;
    Box& column = box.middle_x() < gutter.x0 ? left : right;
    column = column.empty() ? box : united(column, box);
  }
  const auto is_headed = [&](const Box& column) {
    return column.width() > kNarrowestHeaded * size && std::any_of(region.begin(), region.end(), [&](const Segment& segment) {
      const Box& box = segment.box;
      return box.middle_y() > gutter.y0 && box.middle_y() < top &&
             (std::abs(box.x0 - column.x0) < size || std::abs(box.middle_x() - column.middle_x()) < size);
    });
  };
  return is_headed(left) && is_headed(right);
}

void split(Region region, std::span<const Box> walls, double size, int depth,
           std::vector<Region>& out, const CancelToken& cancel) {
  auto gutter = depth < kDeepest ? best_gutter(region, walls, size, cancel) : std::nullopt;
  if (!gutter) {
    if (!region.empty()) out.push_back(std::move(region));
    return;
  }
  if (depth == 0) {
    const auto [top, bottom] = body_of(region, size);
    if (!has_heads(region, *gutter, top, size)) gutter->y0 = std::max(gutter->y0, top);
    gutter->y1 = std::min(gutter->y1, bottom);
  }
  Region above, left, right, inset, below;
  for (auto& segment : region) {
    const double y = segment.box.middle_y();
    Region& part = y < gutter->y0   ? above
                   : y > gutter->y1 ? below
                   : gutter->in_inset(segment) ? inset
                   : segment.box.middle_x() < gutter->x0 ? left
                                                         : right;
    part.push_back(std::move(segment));
  }
  for (Region* part : {&above, &left, &right, &inset, &below})
    split(std::move(*part), walls, size, depth + 1, out, cancel);
}

}  // namespace

std::vector<Region> regions_of(std::vector<Segment> segments, std::span<const Rule> rules,
                               const CancelToken& cancel) {
  std::vector<Box> walls;
  for (const Rule& rule : rules)
    if (rule.horizontal) walls.push_back(rule.box);
  std::sort(walls.begin(), walls.end(),
            [](const Box& a, const Box& b) { return a.middle_y() < b.middle_y(); });
  std::vector<double> sizes;
  for (const auto& segment : segments) sizes.push_back(segment.size);
  std::vector<Region> regions;
  split(std::move(segments), walls, median(std::move(sizes)), 0, regions, cancel);
  return regions;
}

}  // namespace pagemill
