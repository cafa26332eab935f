// Feeds words with boxes to the layout, and letters to what finds lines among them. Every word must
// come out in exactly one line.

#include <fuzzer/FuzzedDataProvider.h>

#include <cstdlib>
#include <vector>

#include "layout/arrange.h"
#include "layout/dashed_rules.h"
#include "layout/dotted_rules.h"
#include "layout/orientation.h"
#include "layout/sideways.h"
#include "layout/skew.h"
#include "layout/text_line.h"

using namespace pagemill;

namespace {

constexpr size_t kMost = 1000;

void arrange_words(FuzzedDataProvider& source) {
  const double width = source.ConsumeIntegralInRange(1, 3000), height = source.ConsumeIntegralInRange(1, 3000);
  // Words of a PDF may stand anywhere; sixteenths, as of a point.
  const bool far = source.ConsumeBool();
  const auto length = [&](int most) {
    if (far) return source.ConsumeFloatingPointInRange(-1e9, 1e9);
    return source.ConsumeIntegralInRange(-most / 4, most) / 16.0;
  };
  std::vector<Rule> rules(source.ConsumeIntegralInRange(0, 20));
  for (Rule& rule : rules) {
    rule.horizontal = source.ConsumeBool();
    rule.box.x0 = length(40000);
    rule.box.y0 = length(40000);
    rule.box.x1 = rule.box.x0 + length(40000);
    rule.box.y1 = rule.box.y0 + length(100);
  }
  std::vector<Word> words;
  while (source.remaining_bytes() > 0 && words.size() < kMost) {
    Word word;
    word.box.x0 = length(40000);
    word.box.y0 = length(40000);
    word.box.x1 = word.box.x0 + length(4000);
    word.box.y1 = word.box.y0 + length(800);
    word.baseline = word.box.y1 - length(100);
    word.rotation = 90 * source.ConsumeIntegralInRange(0, 3);
    words.push_back(word);
  }
  const Layout layout = arrange(words, rules, width, height, CancelToken(nullptr, {}));
  std::vector<int> seen(words.size());
  for (const auto& block : layout.blocks)
    for (const auto& line : block.lines)
      for (const int word : line.words) seen.at(word)++;
  for (const int times : seen)
    if (times != 1) std::abort();
}

void find_lines(FuzzedDataProvider& source) {
  Sheet sheet;
  sheet.gray.width = source.ConsumeIntegralInRange(1, 600);
  sheet.gray.height = source.ConsumeIntegralInRange(1, 600);
  sheet.gray.pixels.resize(static_cast<size_t>(sheet.gray.width) * sheet.gray.height, 255);
  while (source.remaining_bytes() > 0 && sheet.ink.size() < kMost) {
    Component c{};
    c.x0 = source.ConsumeIntegralInRange(0, sheet.gray.width - 1);
    c.y0 = source.ConsumeIntegralInRange(0, sheet.gray.height - 1);
    c.x1 = source.ConsumeIntegralInRange(c.x0 + 1, sheet.gray.width);
    c.y1 = source.ConsumeIntegralInRange(c.y0 + 1, sheet.gray.height);
    c.ink = source.ConsumeIntegralInRange(1, c.width() * c.height());
    sheet.ink.push_back(c);
  }
  sheet.text_height = text_height_of(sheet.ink);
  const auto letters = letters_of(sheet.ink, sheet.text_height);
  runs_down(letters);
  skew_of(letters, 15);
  take_dashed_rules(sheet.ink, sheet.text_height);
  take_dotted_rules(sheet.ink, sheet.text_height);
  sideways_blocks(sheet, CancelToken(nullptr, {}));
  text_lines_of(sheet, CancelToken(nullptr, {}));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  FuzzedDataProvider source(bytes, size);
  if (source.ConsumeBool())
    arrange_words(source);
  else
    find_lines(source);
  return 0;
}
