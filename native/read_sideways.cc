#include "read_sideways.h"

#include <algorithm>
#include <cmath>

#include "image/turn.h"
#include "layout/sideways.h"
#include "recognize/confidence.h"

namespace pagemill {
namespace {

/// Pixels of paper around a block.
constexpr int kMargin = 8;

/// A block of a sheet with its ink, turned so that it may read upright.
struct Turned {
  Sheet sheet;
  int x0 = 0, y0 = 0, width = 0, height = 0;  ///< of the part of the sheet
  int degrees = 0;                            ///< clockwise
};

Turned turned(const Sheet& sheet, const SidewaysBlock& block, int degrees) {
  const int x0 = std::max(0, static_cast<int>(block.box.x0) - kMargin);
  const int y0 = std::max(0, static_cast<int>(block.box.y0) - kMargin);
  const int x1 = std::min(sheet.gray.width, static_cast<int>(std::ceil(block.box.x1)) + kMargin);
  const int y1 = std::min(sheet.gray.height, static_cast<int>(std::ceil(block.box.y1)) + kMargin);
  Turned out{{}, x0, y0, x1 - x0, y1 - y0, degrees};
  Gray part{out.width, out.height, {}};
  part.pixels.reserve(static_cast<size_t>(out.width) * out.height);
  for (int y = y0; y < y1; y++) {
    const uint8_t* row = &sheet.gray.pixels[static_cast<size_t>(y) * sheet.gray.width];
    part.pixels.insert(part.pixels.end(), row + x0, row + x1);
  }
  out.sheet.gray = turned(part, degrees);
  for (const int i : block.ink) {
    Component c = sheet.ink[i];
    // Ink may reach out of the block.
    c.x0 = std::clamp(c.x0 - x0, 0, out.width), c.x1 = std::clamp(c.x1 - x0, 0, out.width);
    c.y0 = std::clamp(c.y0 - y0, 0, out.height), c.y1 = std::clamp(c.y1 - y0, 0, out.height);
    if (c.width() <= 0 || c.height() <= 0) continue;
    out.sheet.ink.push_back(degrees == 90
                                ? Component{out.height - c.y1, c.x0, out.height - c.y0, c.x1, c.ink}
                                : Component{c.y0, out.width - c.x1, c.y1, out.width - c.x0, c.ink});
  }
  out.sheet.text_height = text_height_of(out.sheet.ink);
  return out;
}

/// Back to where it lies on the sheet.
void turn_back(Word& word, const Turned& block) {
  const Box b = word.box;
  if (block.degrees == 90) {
    word.box = {b.y0, block.height - b.x1, b.y1, block.height - b.x0};
    word.rotation = 270;
  } else {
    word.box = {block.width - b.y1, b.x0, block.width - b.y0, b.x1};
    word.baseline = block.width - word.baseline;
    word.rotation = 90;
  }
  word.box = {word.box.x0 + block.x0, word.box.y0 + block.y0, word.box.x1 + block.x0,
              word.box.y1 + block.y0};
  word.baseline += block.x0;
}

std::vector<LineRead> read_turned(const Turned& block, const Scan& scan, Recognizer& recognizer,
                                  const CancelToken& cancel) {
  auto lines = recognizer.recognize(block.sheet, scan, cancel);
  std::erase_if(lines, [](const LineRead& line) { return line.words.empty(); });
  return lines;
}

double sureness_of(const std::vector<LineRead>& lines) {
  return lines.empty() ? 0 : confidence_of(lines);
}

}  // namespace

std::vector<LineRead> read_sideways(Sheet& sheet, const Scan& scan, Recognizer& recognizer,
                                    const CancelToken& cancel) {
  std::vector<LineRead> reads;
  std::vector<bool> taken(sheet.ink.size());
  for (const SidewaysBlock& block : sideways_blocks(sheet, cancel)) {
    const Turned up = turned(sheet, block, 90);
    Turned down;
    const Turned* best = &up;
    auto lines = read_turned(up, scan, recognizer, cancel);
    if (sureness_of(lines) < recognize::gate::kSidewaysSure) {
      down = turned(sheet, block, 270);
      auto others = read_turned(down, scan, recognizer, cancel);
      if (sureness_of(others) > sureness_of(lines)) {
        best = &down;
        lines = std::move(others);
      }
    }
    if (sureness_of(lines) < recognize::gate::kSidewaysText) continue;
    recognizer.look_again(lines, scan, cancel);
    for (LineRead& line : lines) {
      for (Word& word : line.words) turn_back(word, *best);
      line.sheet = nullptr;  // it is looked at no more
      reads.push_back(std::move(line));
    }
    for (const int i : block.ink) taken[i] = true;
  }
  if (!reads.empty()) take_out(sheet.ink, taken);
  return reads;
}

double confidence_of(const std::vector<LineRead>& lines) {
  double sum = 0, letters = 0;
  for (const LineRead& line : lines)
    for (const Word& word : line.words) {
      sum += word.confidence * static_cast<double>(word.text.size());
      letters += static_cast<double>(word.text.size());
    }
  return letters > 0 ? sum / letters : 1;
}

}  // namespace pagemill
