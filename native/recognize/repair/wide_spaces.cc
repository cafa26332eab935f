#include "recognize/repair/wide_spaces.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "recognize/confidence.h"
#include "recognize/repair/white.h"
#include "recognize/repair/wide.h"

namespace pagemill::recognize {
namespace {

/// Ems of white that part two characters, and two of which one is a mark.
constexpr double kParts = 0.75, kPartsMarks = 1.4;
/// Steps from cell to cell that tell how wide one is.
constexpr size_t kFewestSteps = 3;
/// Certainty of a space that only the white tells.
const double kCertainty = std::log(gate::kOnlySeen);

}  // namespace

double em_of(const std::vector<Glyph>& glyphs, const TextLine& line, const Sheet& sheet) {
  const auto in_cell = [](const Glyph& glyph) { return is_wide(glyph.text) || is_hangul(glyph.text); };
  std::vector<double> steps;
  for (size_t i = 1; i < glyphs.size(); i++)
    if (in_cell(glyphs[i - 1]) && in_cell(glyphs[i]))
      steps.push_back((glyphs[i].x0 + glyphs[i].x1 - glyphs[i - 1].x0 - glyphs[i - 1].x1) / 2);
  if (steps.size() < kFewestSteps) return std::max(line.box.height(), sheet.text_height);
  const auto middle = steps.begin() + static_cast<long>(steps.size() / 2);
  std::nth_element(steps.begin(), middle, steps.end());
  return *middle;
}

std::vector<Glyph> with_wide_spaces(std::vector<Glyph> glyphs, const TextLine& line,
                                    const Sheet& sheet) {
  if (std::none_of(glyphs.begin(), glyphs.end(), [](const Glyph& g) { return is_wide(g.text); }))
    return glyphs;
  const double em = em_of(glyphs, line, sheet);
  std::vector<Glyph> all;
  for (size_t i = 0; i < glyphs.size(); i++) {
    const bool space = glyphs[i].is_space();
    const size_t next = i + (space ? 1 : 0);
    const bool between = !all.empty() && next < glyphs.size() && is_wide(all.back().text) &&
                         is_wide(glyphs[next].text);
    if (!between) {
      all.push_back(std::move(glyphs[i]));
      continue;
    }
    const Glyph& before = all.back();
    const bool mark = is_wide_mark(before.text) || is_wide_mark(glyphs[next].text);
    const Stretch white = widest_white(line, sheet, before.x0, glyphs[next].x1);
    if (white.width() >= (mark ? kPartsMarks : kParts) * em)
      all.push_back({" ", white.x0, white.x1, space ? glyphs[i].certainty : kCertainty});
    all.push_back(std::move(glyphs[next]));
    i = next;
  }
  return all;
}

}  // namespace pagemill::recognize
