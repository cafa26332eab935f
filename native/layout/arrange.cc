#include "layout/arrange.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/columns.h"
#include "layout/segment.h"

namespace pagemill {
namespace {

/// A word's box and baseline as they would be if the page were turned so that it reads upright.
Placed placed(const Word& word, int index, double width, double height) {
  const Box& b = word.box;
  switch (word.rotation) {
    case 90: return {{b.y0, width - b.x1, b.y1, width - b.x0}, width - word.baseline, index};
    case 180: return {{width - b.x1, height - b.y1, width - b.x0, height - b.y0},
                      height - word.baseline, index};
    case 270: return {{height - b.y1, b.x0, height - b.y0, b.x1}, word.baseline, index};
    default: return {b, word.baseline, index};
  }
}

double typical_height(const std::vector<Placed>& words) {
  std::vector<double> heights;
  for (const auto& word : words) heights.push_back(word.box.height());
  const auto middle = heights.begin() + static_cast<long>(heights.size() / 2);
  std::nth_element(heights.begin(), middle, heights.end());
  return *middle;
}

/// Segments on one baseline, from left to right.
struct Row {
  Box box;
  double baseline, size;
  std::vector<const Segment*> segments;
};

std::vector<Row> rows_of(const Region& region) {
  std::vector<const Segment*> by_baseline;
  for (const auto& segment : region) by_baseline.push_back(&segment);
  std::sort(by_baseline.begin(), by_baseline.end(), [](const Segment* a, const Segment* b) {
    return a->baseline != b->baseline ? a->baseline < b->baseline : a->box.x0 < b->box.x0;
  });
  std::vector<Row> rows;
  for (const Segment* segment : by_baseline) {
    Row* home = nullptr;
    for (size_t i = rows.size(), tried = 0; i-- > 0 && tried < 8; tried++) {
      Row& row = rows[i];
      if (std::abs(segment->baseline - row.baseline) > 0.4 * std::min(segment->size, row.size))
        continue;
      // Two segments of one row stand side by side.
      const bool over = std::any_of(
          row.segments.begin(), row.segments.end(), [&](const Segment* other) {
            return shared_x(other->box, segment->box) > 0.5 * std::min(other->size, segment->size);
          });
      if (!over) {
        home = &row;
        break;
      }
    }
    if (!home) {
      rows.push_back({segment->box, segment->baseline, segment->size, {segment}});
      continue;
    }
    home->box = united(home->box, segment->box);
    home->size = std::max(home->size, segment->size);
    home->segments.push_back(segment);
  }
  for (auto& row : rows)
    std::sort(row.segments.begin(), row.segments.end(),
              [](const Segment* a, const Segment* b) { return a->box.x0 < b->box.x0; });
  return rows;
}

/// A new block begins where the pitch widens, the size changes or the lines no longer share width.
bool begins_block(const Row& above, const Row& row, double pitch) {
  const double step = row.baseline - above.baseline;
  const double size = std::max(above.size, row.size);
  if (step > 1.35 * pitch && step > 1.3 * size) return true;
  if (std::max(above.size, row.size) > 1.35 * std::min(above.size, row.size)) return true;
  return shared_x(above.box, row.box) < 0;
}

/// The usual distance of baselines.
double pitch_of(const std::vector<Row>& rows) {
  std::vector<double> steps;
  for (size_t i = 1; i < rows.size(); i++) {
    const double step = rows[i].baseline - rows[i - 1].baseline;
    if (step > 0.5 * rows[i].size) steps.push_back(step);
  }
  if (steps.empty()) return 0;
  const auto at = steps.begin() + static_cast<long>(steps.size() * 2 / 5);
  std::nth_element(steps.begin(), at, steps.end());
  return *at;
}

Line line_of(const Row& row, std::span<const Word> words) {
  Line line;
  std::vector<double> baselines;
  for (const Segment* segment : row.segments)
    for (const int index : segment->words) {
      const Word& word = words[index];
      line.box = line.words.empty() ? word.box : united(line.box, word.box);
      line.words.push_back(index);
      baselines.push_back(word.baseline);
    }
  const auto middle = baselines.begin() + static_cast<long>(baselines.size() / 2);
  std::nth_element(baselines.begin(), middle, baselines.end());
  line.baseline = *middle;
  return line;
}

void append_blocks(const Region& region, std::span<const Word> words, std::vector<Block>& blocks) {
  const std::vector<Row> rows = rows_of(region);
  const double pitch = pitch_of(rows);
  for (size_t i = 0; i < rows.size(); i++) {
    if (i == 0 || begins_block(rows[i - 1], rows[i], pitch)) blocks.emplace_back();
    Block& block = blocks.back();
    Line line = line_of(rows[i], words);
    block.box = block.lines.empty() ? line.box : united(block.box, line.box);
    block.lines.push_back(std::move(line));
  }
}

/// Puts a turned block before what it stands beside, as a label beside its axis: the first upright
/// block to its right that shares height with it. A block with nothing to its right comes last.
void put_beside(Block block, std::span<const Word> words, std::vector<Block>& blocks) {
  const auto beside = std::find_if(blocks.begin(), blocks.end(), [&](const Block& other) {
    return words[other.lines.front().words.front()].rotation == 0 &&
           other.box.x0 >= block.box.x1 && other.box.y0 < block.box.y1 && other.box.y1 > block.box.y0;
  });
  blocks.insert(beside, std::move(block));
}

}  // namespace

Layout arrange(std::span<const Word> words, std::span<const Rule> rules, double width, double height,
               const CancelToken& cancel) {
  std::array<std::vector<Placed>, 4> turned;
  for (size_t i = 0; i < words.size(); i++)
    turned[words[i].rotation / 90 % 4].push_back(
        placed(words[i], static_cast<int>(i), width, height));
  // What is upright is put in order first, then the rest from the most words to the fewest.
  std::stable_sort(turned.begin() + 1, turned.end(),
                   [](const auto& a, const auto& b) { return a.size() > b.size(); });
  Layout layout;
  for (auto& group : turned) {
    if (group.empty()) continue;
    const double size = typical_height(group);
    const bool upright = words[group.front().word].rotation == 0;
    auto segments = segments_of(std::move(group), size);
    std::vector<Block> blocks;
    for (const auto& region :
         regions_of(std::move(segments), upright ? rules : std::span<const Rule>(), cancel))
      append_blocks(region, words, blocks);
    if (layout.blocks.empty()) layout.blocks = std::move(blocks);
    else
      for (Block& block : blocks) put_beside(std::move(block), words, layout.blocks);
  }
  return layout;
}

}  // namespace pagemill
