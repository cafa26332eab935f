#include "layout/raised_marks.h"

#include <algorithm>
#include <cmath>

#include "layout/baseline.h"
#include "layout/lines_by_height.h"
#include "layout/place_marks.h"

namespace pagemill {
namespace {

/// Pieces of ink that a raised mark has at most: a digit or two and a bracket.
constexpr size_t kMostPieces = 3;
/// Heights of what it stands behind: the end of that line to the mark, at most; how far the mark overlaps it.
constexpr double kFarthest = 0.6, kOverlap = 0.1;
/// How far above the baseline a mark ends, at least and at most; how high it is, at least and at most: printers
/// raise by a third of an em, and make marks as small as six tenths. Brackets reach below and are higher.
constexpr double kLeastAbove = 0.2, kMostAbove = 0.9, kLeastHeight = 0.45, kMostHeight = 1.05, kMostOfBracket = 1.6,
                 kBelow = 0.1;
/// How far below the top of what it stands behind a mark may begin.
constexpr double kBelowTop = 0.1;
/// Of ink that other ink stands beside: heights that letters have, as stars and rings have not; how far in its own
/// height ink ends from the baseline that it stands on.
constexpr double kLeastLetter = 0.5, kOnLine = 0.15;
/// Widths in heights: of letters that stand on a line, at least, and of brackets, at most. How far the bracket of a mark
/// ends above the baseline: a sign of per cent has a raised ring, too, and stands on it.
constexpr double kLetterWidth = 0.4, kBracketWidth = 0.5, kBracketAbove = 0.05;

/// The highest of the last pieces of ink of a line, and their top.
struct End {
  double height = 0, top = 1e9;
};

End end_of(const TextLine& line, const Sheet& sheet) {
  End end;
  const double height = line.box.height();
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    if (line.box.x1 - c.x1 > 2 * height) continue;
    end.top = std::min<double>(end.top, c.y0);
  }
  end.height = line.baseline(line.box.x1) - end.top;
  return end;
}

bool is_raised_behind(const TextLine& mark, const TextLine& line, const Sheet& sheet) {
  const End end = end_of(line, sheet);
  const double gap = mark.box.x0 - line.box.x1, h = end.height;
  if (h <= 0 || gap > kFarthest * h || gap < -kOverlap * h) return false;
  const double baseline = line.baseline(mark.box.x0);
  // Brackets reach lower than what they enclose.
  const auto first = std::min_element(mark.ink.begin(), mark.ink.end(), [&](int a, int b) { return sheet.ink[a].y1 < sheet.ink[b].y1; });
  const Component& c = sheet.ink[*first];
  const double above = baseline - c.y1, height = c.height();
  return above >= kLeastAbove * h && above <= kMostAbove * h && height >= kLeastHeight * h && height <= kMostHeight * h &&
         c.y0 <= end.top + kBelowTop * h && mark.box.y1 <= baseline + kBelow * h && mark.box.height() <= kMostOfBracket * h;
}

/// Where the ink of a line begins that is set high at its end; its size where none is.
size_t raised_from(const TextLine& line, const Sheet& sheet) {
  const auto at = [&](size_t i) -> const Component& { return sheet.ink[line.ink[i]]; };
  const size_t count = line.ink.size();
  double top = 1e9, standing = 0;
  size_t from = count;
  // Letters that stand on the line, from its beginning to the first one that does not.
  for (size_t i = 0; i < count; i++) {
    const double baseline = line.baseline((at(i).x0 + at(i).x1) / 2.0), h = baseline - top;
    const double above = baseline - at(i).y1;
    const bool high = standing > 0 && above >= kLeastAbove * h && above <= kMostAbove * h &&
                      at(i).height() >= kLeastLetter * h && at(i).height() <= kMostHeight * h &&
                      at(i).y0 <= top + kBelowTop * h;
    if (high && i > 0 && at(i).x0 >= at(i - 1).x1) {
      from = i;
      break;
    }
    // Brackets reach below the line: by them alone all else would be raised.
    if (std::abs(above) <= kOnLine * at(i).height() && at(i).width() >= kLetterWidth * at(i).height())
      standing++, top = std::min<double>(top, at(i).y0);
  }
  if (from == count || count - from > kMostPieces || 2 * standing < static_cast<double>(from)) return count;
  // All of it is: nothing stands on the line again, or below it.
  const double h = line.baseline(at(from).x0) - top;
  for (size_t i = from; i < count; i++) {
    const Component& c = at(i);
    const double above = line.baseline((c.x0 + c.x1) / 2.0) - c.y1;
    const bool bracket = i > from && c.height() > kMostHeight * at(from).height() && above >= kBracketAbove * h && c.width() <= kBracketWidth * c.height();
    if (!bracket && (above < kLeastAbove * h || c.height() < kLeastLetter * h)) return count;
  }
  return from;
}

}  // namespace

void find_raised(std::vector<TextLine>& lines, const Sheet& sheet) {
  const LinesByHeight by_height(lines, sheet.text_height);
  for (auto& mark : lines) {
    if (mark.ink.size() > kMostPieces || mark.bullet) continue;
    for (const int i : by_height.at(mark.box.middle_y())) {
      const TextLine& line = lines[i];
      if (&line == &mark || line.bullet || line.raised_beside >= 0 || !is_raised_behind(mark, line, sheet)) continue;
      mark.raised_beside = line.ink.front();
      break;
    }
  }
}

void part_raised(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<TextLine> marks;
  for (auto& line : lines) {
    if (line.ink.size() < 2 || line.raised_beside >= 0 || line.bullet || line.colon || line.ellipsis) continue;
    const size_t from = raised_from(line, sheet);
    if (from == line.ink.size()) continue;
    TextLine mark;
    mark.ink.assign(line.ink.begin() + static_cast<long>(from), line.ink.end());
    line.ink.resize(from);
    line.box = {};
    for (const int i : line.ink) grow(line, sheet.ink[i]);
    for (const int i : mark.ink) grow(mark, sheet.ink[i]);
    fit_baseline(mark, sheet.ink);
    mark.raised_beside = line.ink.front();
    marks.push_back(std::move(mark));
  }
  for (auto& mark : marks) lines.push_back(std::move(mark));
}

}  // namespace pagemill
