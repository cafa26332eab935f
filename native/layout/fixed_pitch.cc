#include "layout/fixed_pitch.h"

#include <algorithm>
#include <cmath>

#include "layout/baseline.h"

namespace pagemill {
namespace {

/// Fewest steps between characters that tell a page's pitch, and that confirm it for a line.
constexpr size_t kFewest = 50, kFewestToConfirm = 2;
/// So many steps tell as much as all of a page.
constexpr size_t kMost = 400;
/// From one pitch that is tried to the next.
constexpr double kNext = 1.01;
/// Steps of more pitches than this say little.
constexpr double kLongest = 4;
/// Bounds of a pitch, in x-heights.
constexpr double kLeastPitch = 0.6, kMostPitch = 3.2;
/// How well steps must keep to whole pitches, 1 when all do exactly, about 0.3 by chance: to tell a
/// pitch, and for a line to have it.
constexpr double kTold = 0.6, kConfirmed = 0.4;
/// Lines are compared with those whose letters are about as high.
constexpr double kAsHigh = 1.2;
/// Pitches of white that a line goes on over, and how far its baseline may move, in x-heights.
constexpr double kRoom = 1.6, kBaselineStep = 0.25;

/// Middles of characters, what stands above each other being one.
std::vector<double> middles_of(const TextLine& line, const Sheet& sheet) {
  std::vector<double> middles;
  int x0 = 0, x1 = 0;
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    const int narrower = std::min(x1 - x0, c.width());
    if (!middles.empty() && 2 * (std::min(x1, c.x1) - c.x0) > narrower) {
      x1 = std::max(x1, c.x1);
      middles.pop_back();
    } else {
      x0 = c.x0;
      x1 = c.x1;
    }
    middles.push_back((x0 + x1) / 2.0);
  }
  return middles;
}

std::vector<double> steps_of(const TextLine& line, const Sheet& sheet) {
  const auto middles = middles_of(line, sheet);
  std::vector<double> steps;
  for (size_t i = 1; i < middles.size(); i++) steps.push_back(middles[i] - middles[i - 1]);
  return steps;
}

/// How well steps are whole multiples of a pitch: mean cosine of what is left over.
double in_step(const std::vector<double>& steps, double pitch) {
  double sum = 0, count = 0;
  for (const double step : steps) {
    if (step > kLongest * pitch) continue;
    // Half a pitch is less than none: two steps that are one.
    sum += step < 0.5 * pitch ? -1 : std::cos(2 * M_PI * step / pitch);
    count++;
  }
  return count > 0 ? sum / count : 0;
}

/// The pitch that steps keep to; 0 when they keep to none.
double pitch_of(const std::vector<double>& all, double x_height) {
  if (all.size() < kFewest) return 0;
  std::vector<double> steps;
  for (size_t i = 0; i < all.size(); i += all.size() / kMost + 1) steps.push_back(all[i]);
  double best = 0, pitch = 0;
  for (double p = kLeastPitch * x_height; p < kMostPitch * x_height; p *= kNext) {
    const double value = in_step(steps, p);
    if (value > best) best = value, pitch = p;
  }
  return best >= kTold ? pitch : 0;
}

/// Part of an x-height that is none any more.
constexpr double kMuchLower = 0.5;

}  // namespace

void find_pitches(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<std::vector<double>> steps;
  std::vector<size_t> by_height;
  for (size_t i = 0; i < lines.size(); i++) {
    steps.push_back(steps_of(lines[i], sheet));
    by_height.push_back(i);
  }
  std::sort(by_height.begin(), by_height.end(),
            [&](size_t a, size_t b) { return lines[a].x_height < lines[b].x_height; });
  for (size_t from = 0, to = 0; from < by_height.size(); from = to) {
    const double lowest = lines[by_height[from]].x_height;
    std::vector<double> together;
    for (to = from; to < by_height.size(); to++) {
      const TextLine& line = lines[by_height[to]];
      if (line.x_height > kAsHigh * lowest && to > from) break;
      const auto& own = steps[by_height[to]];
      together.insert(together.end(), own.begin(), own.end());
    }
    const double pitch = pitch_of(together, lowest);
    if (pitch <= 0) continue;
    for (size_t i = from; i < to; i++) {
      const auto& own = steps[by_height[i]];
      if (own.size() < kFewestToConfirm || in_step(own, pitch) >= kConfirmed)
        lines[by_height[i]].pitch = pitch;
    }
  }
}

void join_fixed_pitch(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<TextLine*> from_left;
  for (TextLine& line : lines)
    // Bullets and colons stay alone: a line that joined one would be taken for it.
    if (line.pitch > 0 && !line.bullet && !line.colon) from_left.push_back(&line);
  std::sort(from_left.begin(), from_left.end(),
            [](const TextLine* a, const TextLine* b) { return a->box.x0 < b->box.x0; });
  std::vector<TextLine*> open;
  for (TextLine* line : from_left) {
    const auto before = std::find_if(open.begin(), open.end(), [&](const TextLine* other) {
      return other->pitch == line->pitch && line->box.x0 - other->box.x1 < kRoom * line->pitch &&
             std::abs(line->baseline(line->box.x0) - other->baseline(line->box.x0)) <
                 kBaselineStep * line->x_height &&
             !sheet.walls.between(other->box.middle_x(), line->box.middle_x(), line->box.y0, line->box.y1);
    });
    if (before == open.end()) {
      open.push_back(line);
      continue;
    }
    TextLine& home = **before;
    const double x_height = std::max(home.x_height, line->x_height);
    home.ink.insert(home.ink.end(), line->ink.begin(), line->ink.end());
    std::sort(home.ink.begin(), home.ink.end(),
              [&](int a, int b) { return sheet.ink[a].x0 < sheet.ink[b].x0; });
    home.box = united(home.box, line->box);
    fit_baseline(home, sheet.ink);
    // Many dots of a leader make letters no lower.
    if (home.x_height < kMuchLower * x_height) home.x_height = x_height;
    line->ink.clear();
  }
  std::erase_if(lines, [](const TextLine& line) { return line.ink.empty(); });
}

}  // namespace pagemill
