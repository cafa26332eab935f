#include "image/tones.h"

#include <algorithm>
#include <numeric>

namespace pagemill {
namespace {

/// Cells of a block that light falls on evenly; blocks each way that tell how it falls; the paper's tone without it.
constexpr int kBlock = 16, kNear = 2;
constexpr float kEvenPaper = 230;

constexpr auto lighter = [](uint8_t a, uint8_t b) { return std::max(a, b); };
constexpr auto darker = [](uint8_t a, uint8_t b) { return std::min(a, b); };

/// The chosen one of each cell and the one `step` cells on; cells without such a one stay.
template <typename Choose>
void choose_ahead(const Tones& tones, Tones& out, bool down, int step, Choose choose) {
  const int back = std::max(0, -step), on = std::max(0, step);
  for (int y = 0; y < tones.height; y++) {
    const uint8_t* from = tones.row(y);
    uint8_t* to = out.row(y);
    const bool is_last = down && (y < back || y >= tones.height - on);
    const uint8_t* other = down ? (is_last ? from : tones.row(y + step)) : from + step;
    const int first = down ? 0 : std::min(back, tones.width), end = down ? tones.width : std::max(first, tones.width - on);
    std::copy_n(from, first, to);
    for (int x = first; x < end; x++) to[x] = choose(from[x], other[x]);
    std::copy_n(from + end, tones.width - end, to + end);
  }
}

/// The chosen one of each cell and those after it, `length` in all; before it when `back`.
template <typename Choose>
void take_window(Tones& tones, Tones& spare, bool down, int length, bool back, Choose choose) {
  for (int known = 1, step = 1; known < length; known += step) {
    step = std::min(known, length - known);
    choose_ahead(tones, spare, down, back ? -step : step, choose);
    std::swap(tones, spare);
  }
}

/// A number for each block of a page's cells.
struct Blocks {
  int width = 0, height = 0;
  std::vector<float> values;

  float& at(int x, int y) { return values[static_cast<size_t>(y) * width + x]; }
  float at(int x, int y) const { return values[static_cast<size_t>(y) * width + x]; }
};

/// For each block what `gather` makes of it and those near it.
template <typename Gather>
Blocks gathered(const Blocks& blocks, Gather gather) {
  Blocks out = blocks;
  std::vector<float> near;
  for (int y = 0; y < blocks.height; y++)
    for (int x = 0; x < blocks.width; x++) {
      near.clear();
      for (int v = std::max(0, y - kNear); v <= std::min(blocks.height - 1, y + kNear); v++)
        for (int u = std::max(0, x - kNear); u <= std::min(blocks.width - 1, x + kNear); u++) near.push_back(blocks.at(u, v));
      out.at(x, y) = gather(near);
    }
  return out;
}

/// How light the paper is around each block: the lightest that is near, smoothed.
Blocks light_of(const Tones& tones) {
  Blocks most{(tones.width + kBlock - 1) / kBlock, (tones.height + kBlock - 1) / kBlock, {}};
  most.values.assign(static_cast<size_t>(most.width) * most.height, 1);
  for (int y = 0; y < tones.height; y++)
    for (int x = 0; x < tones.width; x++) {
      float& block = most.at(x / kBlock, y / kBlock);
      block = std::max(block, static_cast<float>(tones.row(y)[x]));
    }
  const auto lightest_near = [](const std::vector<float>& near) { return *std::max_element(near.begin(), near.end()); };
  const auto mean = [](const std::vector<float>& near) {
    return std::accumulate(near.begin(), near.end(), 0.0f) / static_cast<float>(near.size());
  };
  return gathered(gathered(most, lightest_near), mean);
}

}  // namespace

Tones lightest(const Gray& gray, int size) {
  Tones tones{gray.width / size, gray.height / size, {}};
  tones.cells.resize(static_cast<size_t>(tones.width) * tones.height);
  std::vector<uint8_t> most(static_cast<size_t>(gray.width));
  for (int y = 0; y < tones.height; y++) {
    const uint8_t* pixels = &gray.pixels[static_cast<size_t>(y) * size * gray.width];
    std::copy_n(pixels, gray.width, most.data());
    for (int i = 1; i < size; i++) {
      pixels += gray.width;
      uint8_t* to = most.data();
      for (int x = 0; x < gray.width; x++) to[x] = std::max(to[x], pixels[x]);
    }
    // Of each pixel and those after it, so many as a cell has: of neighbours at a time, which lie side by side.
    uint8_t* from = most.data();
    for (int known = 1, step = 1; known < size; known += step) {
      step = std::min(known, size - known);
      for (int x = 0; x < gray.width - step; x++) from[x] = std::max(from[x], from[x + step]);
    }
    uint8_t* to = tones.row(y);
    for (int x = 0; x < tones.width; x++) to[x] = from[x * size];
  }
  return tones;
}

Tones closed(Tones tones, bool down, int length) {
  Tones spare = tones;
  take_window(tones, spare, down, length, false, lighter);
  take_window(tones, spare, down, length, true, darker);
  return tones;
}

Tones closed(Tones tones, int length) {
  Tones spare = tones;
  for (const bool down : {false, true}) take_window(tones, spare, down, length, false, lighter);
  for (const bool down : {false, true}) take_window(tones, spare, down, length, true, darker);
  return tones;
}

Tones darkest_near(Tones tones) {
  Tones spare = tones;
  for (const bool down : {false, true})
    for (const bool back : {false, true}) take_window(tones, spare, down, 2, back, darker);
  return tones;
}

Tones in_even_light(const Tones& tones) {
  const Blocks light = light_of(tones);
  // Between the middles of blocks; before the first and behind the last as there.
  const auto place = [](int cell, int blocks) {
    return std::clamp((static_cast<float>(cell) + 0.5f) / kBlock - 0.5f, 0.0f, static_cast<float>(blocks - 1));
  };
  Tones out = tones;
  std::vector<float> row(static_cast<size_t>(light.width) + 1), factors(static_cast<size_t>(tones.width));
  std::vector<int> lefts(factors.size());
  std::vector<float> parts(factors.size());
  for (int x = 0; x < tones.width; x++) {
    const float u = place(x, light.width);
    lefts[x] = static_cast<int>(u);
    parts[x] = u - static_cast<float>(lefts[x]);
  }
  for (int y = 0; y < tones.height; y++) {
    const float v = place(y, light.height);
    const int above = static_cast<int>(v), below = std::min(above + 1, light.height - 1);
    const float part = v - static_cast<float>(above);
    for (int u = 0; u < light.width; u++) row[u] = kEvenPaper / (light.at(u, above) * (1 - part) + light.at(u, below) * part);
    row[light.width] = row[light.width - 1];
    for (int x = 0; x < tones.width; x++) factors[x] = row[lefts[x]] * (1 - parts[x]) + row[lefts[x] + 1] * parts[x];
    const uint8_t* from = tones.row(y);
    uint8_t* to = out.row(y);
    for (int x = 0; x < tones.width; x++)
      to[x] = static_cast<uint8_t>(static_cast<int>(std::min(255.0f, static_cast<float>(from[x]) * factors[x] + 0.5f)));
  }
  return out;
}

}  // namespace pagemill
