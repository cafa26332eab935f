#include "image/faint_rules.h"

#include <algorithm>
#include <cmath>

#include "image/binarize.h"
#include "image/rules.h"

namespace pagemill {
namespace {

/// Gray levels a pale line is darker than the paper on both sides of it, and how far aside that is
/// looked at, in pixels.
constexpr int kDarker = 14, kAside = 4;
/// A rule goes on when it does so for this many letter heights, in this share of places; so many
/// ends that do tell that the page has pale rules.
constexpr double kGoesOn = 1.5, kShare = 0.85;
constexpr int kLooseEnds = 4;
/// Letter heights: what is thicker is a shade, with text on it.
constexpr double kThickest = 0.4;
/// A piece belongs to a rule that has this share of it, this near in letter heights.
constexpr double kRunsAlong = 0.5, kSameRule = 0.4;

int at(const Gray& gray, int x, int y) {
  return gray.pixels[static_cast<size_t>(y) * gray.width + x];
}

/// Whether a pale line runs on from a point by a step along one axis.
bool goes_on(const Gray& gray, bool horizontal, double along, double across, int step, int length) {
  const int to = static_cast<int>(along) + step * length, middle = static_cast<int>(across);
  const int ends = horizontal ? gray.width : gray.height, sides = horizontal ? gray.height : gray.width;
  if (to < 0 || to >= ends || middle < kAside + 1 || middle + kAside + 1 >= sides) return false;
  int darker = 0;
  for (int i = 1; i <= length; i++) {
    const int place = static_cast<int>(along) + step * i;
    const auto level = [&](int off) {
      return horizontal ? at(gray, place, middle + off) : at(gray, middle + off, place);
    };
    const int line = std::min({level(-1), level(0), level(1)});
    darker += line + kDarker <= level(-kAside) && line + kDarker <= level(kAside);
  }
  return darker >= kShare * length;
}

bool has_faint_rules(const Gray& gray, const std::vector<Rule>& rules, double text_height) {
  const int length = static_cast<int>(kGoesOn * text_height);
  int loose = 0;
  for (const Rule& rule : rules) {
    const Box& b = rule.box;
    const double from = rule.horizontal ? b.x0 : b.y0, to = rule.horizontal ? b.x1 : b.y1;
    const double across = rule.horizontal ? b.middle_y() : b.middle_x();
    loose += goes_on(gray, rule.horizontal, from - 2, across, -1, length);
    loose += goes_on(gray, rule.horizontal, to + 1, across, 1, length);
    if (loose >= kLooseEnds) return true;
  }
  return false;
}

/// Makes a rule as long as a piece that runs along it; false when it does not.
bool takes_in(Rule& rule, const Rule& piece, double text_height) {
  if (rule.horizontal != piece.horizontal) return false;
  Box& a = rule.box;
  const Box& b = piece.box;
  const double shared = rule.horizontal ? shared_x(a, b) : shared_y(a, b);
  const double apart = rule.horizontal ? a.middle_y() - b.middle_y() : a.middle_x() - b.middle_x();
  const double length = rule.horizontal ? b.width() : b.height();
  if (shared < kRunsAlong * length || std::abs(apart) > kSameRule * text_height) return false;
  if (rule.horizontal) a = {std::min(a.x0, b.x0), a.y0, std::max(a.x1, b.x1), a.y1};
  else a = {a.x0, std::min(a.y0, b.y0), a.x1, std::max(a.y1, b.y1)};
  return true;
}

}  // namespace

void take_faint_rules(const Gray& gray, Bits& bits, std::vector<Rule>& rules, double text_height,
                      const CancelToken& cancel) {
  if (!has_faint_rules(gray, rules, text_height)) return;
  Bits faint = binarize(gray, cancel, Ink::kFaint);
  std::vector<Rule> found = take_rules(faint, text_height, cancel);
  std::erase_if(found, [&](const Rule& rule) {
    return (rule.horizontal ? rule.box.height() : rule.box.width()) > kThickest * text_height;
  });
  std::erase_if(rules, [&](const Rule& piece) {
    return std::any_of(found.begin(), found.end(),
                       [&](Rule& rule) { return takes_in(rule, piece, text_height); });
  });
  erase_rules(bits, found);
  rules.insert(rules.end(), found.begin(), found.end());
}

}  // namespace pagemill
