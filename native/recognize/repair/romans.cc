#include "recognize/repair/romans.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "recognize/confidence.h"
#include "recognize/repair/figure_ink.h"
#include "recognize/repair/shape.h"

namespace pagemill::recognize {
namespace {

/// Strokes of a figure that is nothing else: II and III.
constexpr size_t kLeast = 2, kMost = 3;
/// Heights: of strokes in that of the highest one, at least; of a point, at most; of a stroke's width in its height.
constexpr double kAsHigh = 0.85, kPoint = 0.35, kWide = 0.6;
/// Heights of a stroke in its width from which it is a plain bar: a one with its flag is a third as wide as high.
constexpr double kBar = 5;
/// Shares of ink: in the middle of a stroke, at least; beside it, at most; how unlike its
/// upper corners may be to the lower ones: a one and an l have more at the left above, a T has less below.
constexpr double kStem = 0.85, kBeside = 0.35, kUnlike = 0.45;
/// What strokes are read as; an article stays what it is, and ones alone do, which are the likelier figure.
constexpr std::string_view kStems = "I1l|iHhMmNnuUL!][", kArticle = "Il";
const double kCertainty = std::log(gate::kOnlySeen);

bool is_stroke(const Component& c, const Gray& gray) {
  if (c.width() > kWide * c.height()) return false;
  const Shape shape(c, gray);
  // Without room for a flag or feet.
  if (kBar * c.width() <= c.height()) return shape.part(0.4, 0.08, 0.6, 0.92) > kStem;
  const double upper_left = shape.part(0, 0, 0.3, 0.22), upper_right = shape.part(0.7, 0, 1, 0.22);
  const double lower_left = shape.part(0, 0.78, 0.3, 1), lower_right = shape.part(0.7, 0.78, 1, 1);
  const double unlike = std::max(std::abs(upper_left - lower_left), std::abs(upper_right - lower_right));
  const double beside = std::max(shape.part(0, 0.35, 0.15, 0.65), shape.part(0.85, 0.35, 1, 0.65));
  const bool has_feet = 3 * c.width() > c.height();
  return shape.part(0.4, 0.08, 0.6, 0.92) > kStem && unlike < kUnlike && (!has_feet || beside < kBeside);
}

bool may_be_strokes(const std::string& text) {
  return text.find_first_not_of('1') != std::string::npos && text != kArticle &&
         std::all_of(text.begin(), text.end(), [](char byte) { return kStems.find(byte) != std::string_view::npos; });
}

/// How many strokes ink is, points behind them aside; 0 where it is anything else.
size_t strokes_of(const std::vector<Component>& ink, const TextLine& line, const Gray& gray) {
  int highest = 0;
  for (const Component& c : ink) highest = std::max(highest, c.height());
  size_t count = 0;
  bool point = false;
  for (const Component& c : ink) {
    if (c.height() <= kPoint * highest && count > 0) {
      // A dot is on an i, a point behind all strokes.
      if (point || line.baseline(c.x0) - c.y1 > kPoint * highest) return 0;
      point = true;
      continue;
    }
    if (point || c.height() < kAsHigh * highest || !is_stroke(c, gray)) return 0;
    count++;
  }
  return count;
}

}  // namespace

std::vector<Glyph> with_romans(std::vector<Glyph> glyphs, const TextLine& line, const Sheet& sheet) {
  for (size_t from = 0; from < glyphs.size();) {
    size_t to = from;
    while (to < glyphs.size() && !glyphs[to].is_space()) to++;
    size_t end = to;
    while (end > from && glyphs[end - 1].text == ".") end--;
    std::string text;
    for (size_t i = from; i < end; i++) text += glyphs[i].text;
    const size_t next = to + 1;
    if (text.size() <= kMost + 1 && may_be_strokes(text)) {
      const double left = from == 0 ? -1e9 : (glyphs[from - 1].x0 + glyphs[from - 1].x1) / 2;
      const double right = to == glyphs.size() ? 1e9 : (glyphs[to].x0 + glyphs[to].x1) / 2;
      const auto ink = ink_between(line, sheet, left, right);
      const size_t strokes = strokes_of(ink, line, sheet.gray);
      if (strokes >= kLeast && strokes <= kMost && text != std::string(strokes, 'I')) {
        std::vector<Glyph> figure;
        for (size_t i = 0; i < strokes; i++)
          figure.push_back({"I", double(ink[i].x0), double(ink[i].x1), kCertainty});
        const auto at = glyphs.erase(glyphs.begin() + static_cast<long>(from), glyphs.begin() + static_cast<long>(end));
        glyphs.insert(at, figure.begin(), figure.end());
        from = next + figure.size() - (end - from);
        continue;
      }
    }
    from = next;
  }
  return glyphs;
}

}  // namespace pagemill::recognize
