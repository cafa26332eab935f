#include "layout/segment.h"

#include <algorithm>
#include <cmath>

namespace pagemill {
namespace {

/// Widest space inside a segment, and largest step of the baseline, in word heights.
constexpr double kWidestSpace = 0.55;
constexpr double kBaselineStep = 0.35;

}  // namespace

std::vector<Segment> segments_of(std::vector<Placed> words, double size) {
  std::sort(words.begin(), words.end(), [](const Placed& a, const Placed& b) {
    return a.box.x0 != b.box.x0 ? a.box.x0 < b.box.x0 : a.baseline < b.baseline;
  });
  std::vector<Segment> segments;
  // Segments by the band of their baseline, so that a word looks at its own line only.
  const double band = std::max(size, 1e-6);
  std::vector<std::vector<int>> bands;
  double top = 0;
  if (!words.empty()) {
    double bottom = words[0].baseline;
    top = bottom;
    for (const auto& word : words) {
      top = std::min(top, word.baseline);
      bottom = std::max(bottom, word.baseline);
    }
    bands.resize(static_cast<size_t>(std::min(1e6, (bottom - top) / band)) + 1);
  }
  const auto band_of = [&](double baseline) {
    return std::min(bands.size() - 1, static_cast<size_t>(std::max(0.0, (baseline - top) / band)));
  };
  for (const auto& word : words) {
    const double height = std::max(word.box.height(), 0.5 * size);
    const size_t home = band_of(word.baseline);
    int best = -1;
    double best_gap = 0;
    for (size_t b = home > 1 ? home - 2 : 0; b <= std::min(bands.size() - 1, home + 2); b++) {
      auto& open = bands[b];
      for (size_t i = open.size(); i-- > 0;) {
        const Segment& segment = segments[open[i]];
        const double gap = word.box.x0 - segment.box.x1;
        const double larger = std::max(height, segment.size);
        if (gap > 4 * larger + size) {  // words come from left to right: nothing joins it any more
          open[i] = open.back();
          open.pop_back();
          continue;
        }
        const double smaller = std::min(height, segment.size);
        if (gap > kWidestSpace * larger || gap < -1.5 * smaller) continue;
        if (std::abs(word.baseline - segment.baseline) > kBaselineStep * smaller) continue;
        if (larger > 2.5 * smaller) continue;
        if (best < 0 || std::abs(gap) < std::abs(best_gap)) {
          best = open[i];
          best_gap = gap;
        }
      }
    }
    if (best < 0) {
      bands[home].push_back(static_cast<int>(segments.size()));
      segments.push_back({word.box, word.baseline, height, {word.word}});
      continue;
    }
    Segment& segment = segments[best];
    const auto count = static_cast<double>(segment.words.size());
    segment.box = united(segment.box, word.box);
    segment.size = (segment.size * count + height) / (count + 1);
    // The baseline follows a line that still leans a little.
    segment.baseline = segment.baseline * 0.5 + word.baseline * 0.5;
    segment.words.push_back(word.word);
  }
  return segments;
}

}  // namespace pagemill
