#include "recognize/looks.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>

#include "recognize/repair/figure_ink.h"
#include "recognize/repair/shape.h"

namespace pagemill::recognize {
namespace {

/// A glyph is compared with the nearest of its page's; with fewer of a kind nothing is told.
constexpr size_t kNearest = 2;
/// Keeps a likeness finite where two glyphs are alike to the pixel.
constexpr double kAlike = 0.01;

double distance(const Look& a, const Look& b) {
  return std::transform_reduce(a.begin(), a.end(), b.begin(), 0.0, std::plus<>(), [](double x, double y) { return (x - y) * (x - y); });
}

/// Whether what stands beside a character leaves no doubt of it: a digit before a digit, a letter beside letters, or a
/// unit behind a figure.
bool is_sure(const std::vector<Glyph>& glyphs, size_t at) {
  const bool before = at > 0, after = at + 1 < glyphs.size();
  if (is_digit(glyphs[at])) return after && is_digit(glyphs[at + 1]);
  if (after && is_digit(glyphs[at + 1])) return false;
  const size_t figure = at > 1 && glyphs[at - 1].is_space() ? at - 2 : at - 1;
  return (before && (is_letter(glyphs[at - 1]) || is_digit(glyphs[figure]))) || (after && is_letter(glyphs[at + 1]));
}

}  // namespace

bool may_be_looked_at(const LineRead& line) { return line.sheet && line.line.x_height > 0; }

Look look_of(const Component& c, const LineRead& line) {
  const double baseline = line.line.baseline((c.x0 + c.x1) / 2.0), unit = line.line.x_height;
  Look look{(baseline - c.y0) / unit, (c.y1 - baseline) / unit, c.width() / unit};
  const Shape shape(c, line.sheet->gray);
  size_t at = 3;
  for (int y = 0; y < kLookDown; y++)
    for (int x = 0; x < kLookAcross; x++)
      look[at++] = shape.part(x / double{kLookAcross}, y / double{kLookDown}, (x + 1) / double{kLookAcross}, (y + 1) / double{kLookDown});
  return look;
}

Look reach_of(const Look& look) { return {look[0], look[1]}; }

bool is_letter(const Glyph& glyph) { return glyph.text.size() > 1 || std::isalpha(static_cast<unsigned char>(glyph.text[0])) != 0; }

std::vector<Look> looks_of(const std::vector<LineRead>& lines, char character) {
  std::vector<Look> looks;
  for (const LineRead& line : lines) {
    if (!may_be_looked_at(line)) continue;
    for (size_t i = 0; i < line.glyphs.size(); i++)
      if (line.glyphs[i].text.size() == 1 && line.glyphs[i].text[0] == character && is_sure(line.glyphs, i))
        if (const auto own = piece_of(line.glyphs[i], line.line, *line.sheet)) looks.push_back(look_of(*own, line));
  }
  if (looks.size() < kNearest) looks.clear();
  return looks;
}

double distance(const Look& look, const std::vector<Look>& others) {
  std::vector<double> all;
  for (const Look& other : others) all.push_back(distance(look, other));
  std::partial_sort(all.begin(), all.begin() + kNearest, all.end());
  return std::accumulate(all.begin(), all.begin() + kNearest, 0.0) / kNearest;
}

double likeness(const Look& look, const std::vector<Look>& these, const std::vector<Look>& others) {
  return std::log((distance(look, others) + kAlike) / (distance(look, these) + kAlike));
}

}  // namespace pagemill::recognize
