#include "image/scale.h"

#include <algorithm>
#include <cstring>

#include "base/wide_vectors.h"
#include "image/pix.h"
#include "image/sharpen.h"

namespace pagemill {
namespace {

/// Factors below which areas are averaged, and between which the result is sharpened: Leptonica's.
constexpr double kLeastBetween = 0.7, kLeastSharpened = 0.2, kMostSharpened = 1.4;
/// Parts of a pixel that linear interpolation knows.
constexpr int kParts = 16;

/// By Leptonica, not sharpened.
Gray scaled_by_leptonica(const Gray& line, float across, float factor) {
  const PixPtr pix = made(pixCreateNoInit(line.width, line.height, 8), "no memory for a line");
  for (int y = 0; y < line.height; y++) {
    auto* row = reinterpret_cast<uint8_t*>(pixGetData(pix.get()) +
                                           static_cast<size_t>(y) * pixGetWpl(pix.get()));
    std::memcpy(row, &line.pixels[static_cast<size_t>(y) * line.width], line.width);
  }
  pixEndianByteSwap(pix.get());
  const PixPtr scaled = made(pixScaleGeneral(pix.get(), across, factor, 0, 0), "scaling failed");
  pixEndianByteSwap(scaled.get());
  Gray out{pixGetWidth(scaled.get()), pixGetHeight(scaled.get()), {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  for (int y = 0; y < out.height; y++)
    std::memcpy(&out.pixels[static_cast<size_t>(y) * out.width],
                pixGetData(scaled.get()) + static_cast<size_t>(y) * pixGetWpl(scaled.get()),
                out.width);
  return out;
}

/// Where a result's pixels begin in the source, and where they end, in parts of its pixels. An end may be
/// next to where the following pixel begins: Leptonica rounds them differently.
struct Places {
  std::vector<int> begin, end;

  Places(int from, int to) {
    const float step = static_cast<float>(16. * static_cast<float>(from) / static_cast<float>(to));
    for (int i = 0; i < to; i++) {
      begin.push_back(static_cast<int>(step * static_cast<float>(i)));
      end.push_back(static_cast<int>(static_cast<double>(step) * (i + 1.0)));
    }
  }
};

Gray blank(const Gray& line, float across, float factor) {
  Gray out{static_cast<int>(across * static_cast<float>(line.width) + 0.5),
           static_cast<int>(factor * static_cast<float>(line.height) + 0.5), {}};
  out.pixels.resize(static_cast<size_t>(out.width) * out.height);
  return out;
}

/// Adds pixels, each so often.
void add(std::vector<uint32_t>& sums, const uint8_t* pixels, int times) {
  uint32_t* __restrict to = sums.data();
  const auto count = static_cast<int>(sums.size());
  for (int x = 0; x < count; x++) to[x] += pixels[x] * static_cast<uint32_t>(times);
}

/// A row of means of areas.
/// @param sums of the source's columns between the rows' edges
/// @param before those of all columns in front of each, in parts of pixels; may overflow, as differences alone count
/// @param height of the areas, in parts of pixels
void average(const uint32_t* __restrict sums, const uint32_t* __restrict before, const int* __restrict begin,
             const int* __restrict end, int height, uint8_t* __restrict to, int width) {
  const auto up_to = [&](uint32_t at) { return before[at / kParts] + sums[at / kParts] * (at % kParts); };
  for (int x = 0; x < width; x++) {
    const uint32_t sum = up_to(static_cast<uint32_t>(end[x])) - up_to(static_cast<uint32_t>(begin[x]));
    // Doubles tell quotients of whole numbers exactly, and many at once.
    to[x] = static_cast<uint8_t>(
        static_cast<int>(static_cast<double>(static_cast<int32_t>(sum + 128)) / ((end[x] - begin[x]) * height)));
  }
}

/// The mean of the area that each pixel covers, as of Leptonica's pixScaleAreaMap, to the same pixels.
WIDE_VECTORS Gray averaged(const Gray& line, float across, float factor) {
  Gray out = blank(line, across, factor);
  const Places columns(line.width, out.width), rows(line.height, out.height);
  std::vector<uint32_t> sums(line.width), before(line.width);
  // Pixels at the right and lower edges are those where their areas begin.
  const auto inner = static_cast<int>(
      std::ranges::upper_bound(columns.end, (line.width - 1) * kParts - 1) - columns.end.begin());
  for (int y = 0; y < out.height; y++) {
    const int top = rows.begin[y], bottom = rows.end[y];
    const int first = top / kParts, last = bottom / kParts;
    const auto row = [&](int k) { return &line.pixels[static_cast<size_t>(k) * line.width]; };
    uint8_t* to = &out.pixels[static_cast<size_t>(y) * out.width];
    const int averages = last > line.height - 2 ? 0 : inner;
    if (averages > 0) {
      std::fill(sums.begin(), sums.end(), 0);
      for (int k = first; k <= last; k++)
        add(sums, row(k), std::min(bottom, (k + 1) * kParts) - std::max(top, k * kParts));
      for (int x = 1; x < line.width; x++) before[x] = before[x - 1] + sums[x - 1] * kParts;
      average(sums.data(), before.data(), columns.begin.data(), columns.end.data(), bottom - top, to, averages);
    }
    for (int x = averages; x < out.width; x++) to[x] = row(first)[columns.begin[x] / kParts];
  }
  return out;
}

/// A row of the result from what lies between two of the source's rows, in parts of their pixels.
/// @param columns places of its pixels
void interpolate(const uint16_t* __restrict between, const int* __restrict columns, uint8_t* __restrict to, int width) {
  for (int x = 0; x < width; x++) {
    const uint16_t* left = between + columns[x] / kParts;
    const int right_part = columns[x] % kParts;
    to[x] = static_cast<uint8_t>((left[0] * (kParts - right_part) + left[1] * right_part + 128) / 256);
  }
}

/// As Leptonica's pixScaleGrayLI does, to the same pixels.
WIDE_VECTORS Gray interpolated(const Gray& line, float across, float factor) {
  Gray out = blank(line, across, factor);
  const Places columns(line.width, out.width), rows(line.height, out.height);
  // Of a row between two of the source first what lies between them.
  std::vector<uint16_t> between(static_cast<size_t>(line.width) + 1);
  for (int y = 0; y < out.height; y++) {
    const int at = rows.begin[y] / kParts, lower_part = rows.begin[y] % kParts;
    const uint8_t* upper = &line.pixels[static_cast<size_t>(at) * line.width];
    const uint8_t* lower = at + 1 < line.height ? upper + line.width : upper;
    for (int x = 0; x < line.width; x++)
      between[x] = static_cast<uint16_t>(upper[x] * (kParts - lower_part) + lower[x] * lower_part);
    between[line.width] = between[line.width - 1];
    interpolate(between.data(), columns.begin.data(), &out.pixels[static_cast<size_t>(y) * out.width], out.width);
  }
  return out;
}

/// Not sharpened.
Gray scaled_by(const Gray& line, float across, float factor) {
  // For these Leptonica has ways of its own.
  for (const float own : {0.0625f, 0.125f, 0.25f, 0.5f, 2.0f, 4.0f})
    if (across == own && factor == own) return scaled_by_leptonica(line, across, factor);
  return std::max(across, factor) < kLeastBetween ? averaged(line, across, factor)
                                                  : interpolated(line, across, factor);
}

}  // namespace

Gray scaled_to_height(const Gray& line, int height) {
  const float factor = static_cast<float>(height) / static_cast<float>(line.height);
  // What is narrower than a pixel then is one wide: Leptonica makes no picture without width.
  const float across = std::max(factor, 1 / static_cast<float>(line.width));
  const float most = std::max(across, factor);
  // What is not scaled is not sharpened either.
  const bool same = across == 1 && factor == 1;
  Gray scaled = same ? line : scaled_by(line, across, factor);
  if (!same && most > kLeastSharpened && most < kMostSharpened)
    most < kLeastBetween ? sharpen(scaled, Reach::kOne, 0.2f) : sharpen(scaled, Reach::kTwo, 0.4f);
  if (scaled.height == height) return scaled;
  Gray out{scaled.width, height, {}};
  out.pixels.resize(static_cast<size_t>(out.width) * height, 255);
  std::copy_n(scaled.pixels.begin(), static_cast<size_t>(out.width) * std::min(height, scaled.height),
              out.pixels.begin());
  return out;
}

}  // namespace pagemill
