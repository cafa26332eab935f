#include "image/fills.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "image/halve.h"
#include "image/tones.h"

namespace pagemill {
namespace {

/// Letter heights from which half the size shows as much.
constexpr double kLarge = 16;
/// In letter heights: a cell of the map of tones; the widest stroke of a letter; the highest and the widest fill,
/// of which one is enough; the lowest and the narrowest.
constexpr double kCell = 0.25, kStroke = 0.8, kHighest = 24, kWidest = 16, kLowest = 1.3, kNarrowest = 2;
/// Of 256 levels a fill is darker than paper is light, at least; and its neighbouring cells from each other, at most. Of 3, 4
/// and 5 the first takes the grain beside a fill for a part of it, the last misses pale cells of grainy photos.
constexpr int kDarker = 4, kUneven = 6;
/// Share of its box that a fill covers.
constexpr double kCovers = 0.85;
/// Share of the cells of its tone around it that lie within.
constexpr double kWithin = 0.9;
/// Letter heights that a text may reach over between pieces of one fill, which it fills from top to bottom.
constexpr double kAcross = 4;
/// Share of a column's cells that are light where paper lies between two fills.
constexpr double kPaper = 0.7;
/// Of its darkness that a fill has at its edges, at so many of its four sides; print may touch one.
constexpr double kStep = 0.5;
constexpr int kSides = 3;
/// Where paper is darker than this share of the lightest, there is none: that is what the page lies on. So is what is
/// darker than this and reaches to the picture's edge.
constexpr double kBeyond = 0.65, kEdge = 0.5;

/// The cells that are dark enough together with those around them, and not light themselves.
std::vector<uint8_t> without_grain(const std::vector<uint8_t>& dark, int width, int height) {
  std::vector<uint8_t> even(dark.size());
  std::vector<uint16_t> sums(static_cast<size_t>(width));
  for (int y = 1; y + 1 < height; y++) {
    const uint8_t *own = &dark[static_cast<size_t>(y) * width], *above = own - width, *below = own + width;
    for (int x = 0; x < width; x++) sums[x] = static_cast<uint16_t>(above[x] + own[x] + below[x]);
    uint8_t* to = &even[static_cast<size_t>(y) * width];
    for (int x = 1; x + 1 < width; x++) {
      const int mean = (sums[x - 1] + sums[x] + sums[x + 1]) / 9;
      to[x] = mean >= kDarker && 3 * own[x] > kDarker ? own[x] : 0;
    }
  }
  return even;
}

/// How much darker a fill is than paper, of 256 levels; 0 where there is none. The lightest of many grains is lighter
/// than paper: so is half of the page.
std::vector<uint8_t> darkness_of(const Tones& tones, const Tones& down, const Tones& across) {
  std::vector<uint8_t> dark(tones.cells.size());
  std::array<int64_t, 256> counts{};
  int64_t paper_cells = 0;
  const int least = static_cast<int>(kBeyond * *std::max_element(down.cells.begin(), down.cells.end()));
  // To divide each time would take longer than all the rest.
  std::array<uint32_t, 256> shares{};
  for (int paper = std::max(1, least); paper < 256; paper++) shares[paper] = (256u << 16) / paper;
  for (size_t i = 0; i < dark.size(); i++) {
    const uint8_t paper = std::max(down.cells[i], across.cells[i]);
    if (paper < least) continue;
    dark[i] = static_cast<uint8_t>(std::min(255u, (paper - tones.cells[i]) * shares[paper] >> 16));
    counts[dark[i]]++;
    paper_cells++;
  }
  int usual = 0;
  for (int64_t seen = counts[0]; 2 * seen < paper_cells; seen += counts[usual]) usual++;
  for (uint8_t& cell : dark) cell = static_cast<uint8_t>(std::max(0, cell - usual));
  return without_grain(dark, tones.width, tones.height);
}

/// A connected area of one tone, in cells.
struct Area {
  int x0, y0, x1, y1;
  int64_t cells = 0, darkness = 0;

  int width() const { return x1 - x0; }
  int height() const { return y1 - y0; }
  int tone() const { return static_cast<int>(darkness / cells); }
};

/// Takes the cells of one tone around a first one out of the map.
/// @param taken gets their places
void take_cells(std::vector<uint8_t>& dark, int width, int start, std::vector<int>& open, std::vector<int>& taken) {
  const int count = static_cast<int>(dark.size());
  open.assign({start});
  taken.clear();
  while (!open.empty()) {
    const int i = open.back();
    open.pop_back();
    const int own = dark[i];
    if (own == 0) continue;
    dark[i] = 0;
    taken.push_back(i);
    const auto look = [&](int j) {
      if (dark[j] != 0 && std::abs(dark[j] - own) <= kUneven) open.push_back(j);
    };
    if (i % width > 0) look(i - 1);
    if (i % width + 1 < width) look(i + 1);
    if (i >= width) look(i - width);
    if (i + width < count) look(i + width);
  }
}

/// Leaves out rows, or columns, at both ends that have less than half of what the fullest has: the soft edges of
/// darker areas are of a fill's tone as well.
void trim(const std::vector<int>& counts, int& from, int& to) {
  const int half = *std::max_element(counts.begin(), counts.end()) / 2, first = from;
  while (from < to && counts[from - first] < half) from++;
  while (to > from && counts[to - 1 - first] < half) to--;
}

/// The rectangle that cells lie in.
Area area_of(const std::vector<int>& taken, const std::vector<uint8_t>& dark, int width) {
  Area area{width, INT32_MAX, 0, 0};
  for (const int i : taken) {
    const int x = i % width, y = i / width;
    area = {std::min(area.x0, x), std::min(area.y0, y), std::max(area.x1, x + 1), std::max(area.y1, y + 1)};
  }
  std::vector<int> columns(static_cast<size_t>(area.width())), rows(static_cast<size_t>(area.height()));
  for (const int i : taken) {
    columns[i % width - area.x0]++;
    rows[i / width - area.y0]++;
  }
  trim(columns, area.x0, area.x1);
  trim(rows, area.y0, area.y1);
  for (const int i : taken) {
    const int x = i % width, y = i / width;
    if (x < area.x0 || x >= area.x1 || y < area.y0 || y >= area.y1) continue;
    area.cells++;
    area.darkness += dark[i];
  }
  return area;
}

/// The middle level of each row of a box, or column: a stroke along a part of one says nothing of a tone.
std::vector<double> middles_of(const Gray& gray, bool rows, int from, int to, int first, int end) {
  std::vector<double> middles(static_cast<size_t>(to - from));
  std::vector<uint8_t> levels(static_cast<size_t>(end - first));
  for (int i = from; i < to; i++) {
    for (int k = first; k < end; k++) levels[k - first] = gray.pixels[static_cast<size_t>(rows ? i : k) * gray.width + (rows ? k : i)];
    std::nth_element(levels.begin(), levels.begin() + levels.size() / 2, levels.end());
    middles[i - from] = levels[levels.size() / 2];
  }
  return middles;
}

/// Where paper and fill meet.
struct Edge {
  int at;
  double step;  ///< levels that the fill is darker there
};

/// The edge near a cell's: what is before and after differs most there.
/// @param ends whether the fill ends there
Edge edge_near(const Gray& gray, bool rows, bool ends, int near, int size, int first, int end) {
  const int most = rows ? gray.height : gray.width, from = std::max(0, near - 2 * size), to = std::min(most, near + 2 * size);
  const auto middles = middles_of(gray, rows, from, to, first, end);
  Edge edge{near, 0};
  for (int at = from + size; at + size <= to; at++) {
    double step = 0;
    for (int i = 0; i < size; i++) step += middles[at - from - 1 - i] - middles[at - from + i];
    step = (ends ? -step : step) / size;
    if (step > edge.step) edge = {at, step};
  }
  return edge;
}

/// A rectangle of cells, its sides where the picture changes; empty where it does so at too few.
Box box_of(const Area& area, const Gray& gray, int size, double paper) {
  const int x0 = area.x0 * size, y0 = area.y0 * size, x1 = area.x1 * size, y1 = area.y1 * size;
  const Edge left = edge_near(gray, false, false, x0, size, y0, y1), right = edge_near(gray, false, true, x1, size, y0, y1);
  const Edge top = edge_near(gray, true, false, y0, size, x0, x1), bottom = edge_near(gray, true, true, y1, size, x0, x1);
  const double least = kStep * area.tone() / 256 * paper;
  const int seen = (left.step >= least) + (right.step >= least) + (top.step >= least) + (bottom.step >= least);
  if (seen < kSides) return {};
  return {double(left.at), double(top.at), double(right.at), double(bottom.at)};
}

/// The tone in the middle of an area.
double tone_at(const Tones& tones, const Area& area) {
  return tones.row((area.y0 + area.y1) / 2)[(area.x0 + area.x1) / 2];
}

/// Rectangles of one tone.
std::vector<Area> areas_of(const std::vector<uint8_t>& dark, int width, int narrowest, int lowest) {
  std::vector<Area> areas;
  std::vector<int> open, taken;
  std::vector<uint8_t> left = dark;
  for (int i = 0; i < static_cast<int>(left.size()); i++) {
    if (left[i] == 0) continue;
    take_cells(left, width, i, open, taken);
    if (taken.size() < kCovers * narrowest * lowest) continue;
    const Area area = area_of(taken, dark, width);
    if (area.cells < kWithin * taken.size()) continue;
    const bool is_small = area.width() < narrowest || area.height() < lowest;
    if (!is_small && area.cells >= kCovers * area.width() * area.height()) areas.push_back(area);
  }
  return areas;
}

/// Whether a column of cells beside an area is of its tone but for print.
bool is_of(const Area& area, int x, const std::vector<uint8_t>& dark, int width, std::vector<uint8_t>& column) {
  column.clear();
  for (int y = area.y0; y < area.y1; y++) column.push_back(dark[static_cast<size_t>(y) * width + x]);
  std::sort(column.begin(), column.end());
  return 2 * column[column.size() / 2] > area.tone() && column[column.size() / 4] <= area.tone() + 2 * kUneven;
}

/// The area with the print beside it that it lies under.
Area widened(Area area, const std::vector<uint8_t>& dark, int width) {
  std::vector<uint8_t> column;
  while (area.x0 > 0 && is_of(area, area.x0 - 1, dark, width, column)) area.x0--;
  while (area.x1 < width && is_of(area, area.x1, dark, width, column)) area.x1++;
  return area;
}

/// Whether no paper lies between two areas side by side.
bool go_on(const Area& left, const Area& right, const std::vector<uint8_t>& dark, int width) {
  const int least = std::min(left.tone(), right.tone()) / 2;
  for (int x = left.x1; x < right.x0; x++) {
    int light = 0;
    for (int y = left.y0; y < left.y1; y++) light += dark[static_cast<size_t>(y) * width + x] < least;
    if (light > kPaper * left.height()) return false;
  }
  return true;
}

/// The areas, those made one that are pieces between texts.
std::vector<Area> joined(std::vector<Area> areas, const std::vector<uint8_t>& dark, int width, int across) {
  for (Area& area : areas) area = widened(area, dark, width);
  std::sort(areas.begin(), areas.end(), [](const Area& a, const Area& b) { return a.x0 < b.x0; });
  std::vector<Area> whole;
  for (const Area& area : areas) {
    const auto left = std::find_if(whole.begin(), whole.end(), [&](const Area& other) {
      const int gap = area.x0 - other.x1;
      return gap <= across && std::abs(area.y0 - other.y0) <= 1 && std::abs(area.y1 - other.y1) <= 1 &&
             std::abs(area.tone() - other.tone()) <= 2 * kUneven && go_on(other, area, dark, width);
    });
    if (left == whole.end()) whole.push_back(area);
    else
      *left = {left->x0, std::min(left->y0, area.y0), std::max(left->x1, area.x1), std::max(left->y1, area.y1),
               left->cells + area.cells, left->darkness + area.darkness};
  }
  return whole;
}

/// Empties a box of the map; returns the most that was in it.
int take_darkest(std::vector<uint8_t>& dark, const Tones& tones, const Box& box, double scale) {
  int most = 0;
  const auto cell = [&](double at, int end) { return std::clamp(static_cast<int>(at / scale), 0, end - 1); };
  for (int y = cell(box.y0, tones.height); y <= cell(box.y1, tones.height); y++)
    for (int x = cell(box.x0, tones.width); x <= cell(box.x1, tones.width); x++) {
      uint8_t& own = dark[static_cast<size_t>(y) * tones.width + x];
      most = std::max(most, static_cast<int>(own));
      own = 0;
    }
  return most;
}

}  // namespace

std::vector<Fill> fills_of(const Gray& gray, double text_height, const std::vector<Box>& reversed,
                           const CancelToken& cancel) {
  if (text_height <= 0) return {};
  cancel.check();
  const bool is_large = text_height >= kLarge;
  const Gray half = is_large ? halved(gray) : Gray{};
  const Gray& small = is_large ? half : gray;
  const double letters = is_large ? text_height / 2 : text_height;
  const int size = std::max(2, static_cast<int>(std::lround(kCell * letters)));
  const auto cells = [&](double heights) { return static_cast<int>(std::lround(heights * letters / size)); };
  if (small.width < size || small.height < size) return {};
  const Tones seen = lightest(small, size);
  const Tones paper = closed(closed(seen, true, cells(kStroke)), false, cells(kStroke));
  const Tones tones = in_even_light(paper);
  cancel.check();
  const Tones down = closed(tones, true, cells(kHighest)), across = closed(tones, false, cells(kWidest));
  auto dark = darkness_of(tones, down, across);
  const double scale = static_cast<double>(size) * (is_large ? 2 : 1);
  std::vector<Fill> fills;
  for (const Box& box : reversed) fills.push_back({box, 1 - take_darkest(dark, tones, box, scale) / 256.0});
  for (const Area& area : joined(areas_of(dark, tones.width, cells(kNarrowest), cells(kLowest)), dark, tones.width,
                                 cells(kAcross))) {
    const double luminance = 1 - area.tone() / 256.0;
    const bool at_edge = area.x0 <= 1 || area.y0 <= 1 || area.x1 + 1 >= tones.width || area.y1 + 1 >= tones.height;
    if (at_edge && luminance < kEdge) continue;
    const Box box = box_of(area, small, size, std::max(tone_at(down, area), tone_at(across, area)));
    if (box.empty()) continue;
    const double factor = scale / size;
    fills.push_back({{box.x0 * factor, box.y0 * factor, box.x1 * factor, box.y1 * factor}, luminance});
  }
  return fills;
}

}  // namespace pagemill
