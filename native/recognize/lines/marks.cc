#include "recognize/lines/marks.h"

#include <algorithm>

#include "recognize/lines/line_words.h"
#include "recognize/repair/shape.h"

namespace pagemill::recognize {
namespace {

/// x-heights between a leader's dots from which they are words of their own.
constexpr double kSpaceOfDots = 0.4;

LineRead mark_read(const char* text, const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  read.glyphs = {{text, line.box.x0, line.box.x1, 0}};
  read.words = words_of(read.glyphs, line, sheet);
  // A star is as full as a bullet is.
  for (Word& word : read.words) word.text = text;
  return read;
}

/// In x-heights: lengths between those of hyphens, of en dashes and of em dashes.
constexpr double kHyphen = 0.8, kEnDash = 1.45;

const char* dash_of(const TextLine& line) {
  const double length = line.box.width() / line.x_height;
  return length < kHyphen ? "-" : length < kEnDash ? "–" : "—";
}

/// x-heights from dot to dot of an ellipsis: a third of an em, x-heights being half of one, less than that between three
/// full stops, whose advance is .25 to .28 em in Times, Helvetica and their likes.
constexpr double kStepInOneSign = 0.6;

LineRead ellipsis_read(const TextLine& line, const Sheet& sheet) {
  const Component &first = sheet.ink[line.ink.front()], &last = sheet.ink[line.ink.back()];
  const double step = (last.x0 + last.x1 - first.x0 - first.x1) / 2.0 / static_cast<double>(line.ink.size() - 1);
  return mark_read(step >= kStepInOneSign * line.x_height ? "…" : "...", line, sheet);
}

/// Heights of a tick in those of letters, at least and at most, and its width in heights.
constexpr double kLeastTick = 0.5, kMostTick = 1.8, kNarrowTick = 0.6, kWideTick = 1.5;

/// A short stroke down and a long one up to the right, as ticks are, where a v has two long ones and a slash has one.
bool is_tick(const TextLine& line, const Sheet& sheet) {
  if (line.ink.size() != 1) return false;
  const Component& c = sheet.ink[line.ink.front()];
  const double height = c.height() / sheet.text_height, wide = static_cast<double>(c.width()) / c.height();
  if (height < kLeastTick || height > kMostTick || wide < kNarrowTick || wide > kWideTick) return false;
  const Shape shape(c, sheet.gray);
  const bool short_left = shape.part(0, 0, 0.3, 0.35) < 0.05 && shape.part(0, 0.4, 0.25, 0.75) > 0.15;
  const bool long_right = shape.part(0.72, 0, 1, 0.3) > 0.15 && shape.part(0.75, 0.5, 1, 1) < 0.05;
  const bool low_point = shape.part(0.15, 0.8, 0.6, 1) > 0.15 && shape.part(0.65, 0.7, 1, 1) < 0.05;
  const bool open = shape.part(0.35, 0, 0.5, 0.3) < 0.1;
  return short_left && long_right && low_point && open;
}

/// Heights of a star in those of letters, at least and at most, and how much longer one side may be; its arms; where
/// they are counted, in halves of its sides.
constexpr double kLeastStar = 0.3, kMostStar = 0.7, kUneven = 1.3, kArmsAt = 0.75;
constexpr int kLeastArms = 5, kMostArms = 8, kLeastPixels = 7;

/// Arms around a filled middle.
bool is_star(const TextLine& line, const Sheet& sheet) {
  if (line.ink.size() != 1) return false;
  const Component& c = sheet.ink[line.ink.front()];
  const double height = c.height() / sheet.text_height, w = c.width(), h = c.height();
  if (height < kLeastStar || height > kMostStar || w > kUneven * h || h > kUneven * w || c.height() < kLeastPixels) return false;
  const Shape shape(c, sheet.gray);
  return shape.part(0.4, 0.4, 0.6, 0.6) > 0.9 && shape.arms(kArmsAt) >= kLeastArms && shape.arms(kArmsAt) <= kMostArms;
}

/// Share of a disc's box that is ink: π/4 and what a scan takes or adds; letters have less, squares more. How much longer one
/// side may be; its height in those of letters, at least and at most, and in pixels.
constexpr double kLeastFilled = 0.7, kMostFilled = 0.88, kRound = 1.2, kLeastDisc = 0.3, kMostDisc = 1.3;

/// A filled circle that stands alone, as in the cells of timetables: no letter is filled.
bool is_disc(const TextLine& line, const Sheet& sheet) {
  if (line.ink.size() != 1) return false;
  const Component& c = sheet.ink[line.ink.front()];
  const double height = c.height() / sheet.text_height, w = c.width(), h = c.height(), filled = c.ink / (w * h);
  if (height < kLeastDisc || height > kMostDisc || w > kRound * h || h > kRound * w || c.height() < kLeastPixels) return false;
  if (filled < kLeastFilled || filled > kMostFilled) return false;
  const Shape shape(c, sheet.gray);
  const double corners = std::max({shape.part(0, 0, 0.12, 0.12), shape.part(0.88, 0, 1, 0.12), shape.part(0, 0.88, 0.12, 1), shape.part(0.88, 0.88, 1, 1)});
  return shape.part(0.25, 0.25, 0.75, 0.75) > 0.97 && corners < 0.5;
}

/// Heights of an arrow in those of letters, at least and at most, and its width in its length.
constexpr double kLeastArrow = 0.6, kMostArrow = 2.2, kNarrowArrow = 0.3, kWideArrow = 0.75;
/// Share of an arrow's length that its head has at most, and from its tip to the ends of most heads.
constexpr double kHead = 0.6, kBarbs = 0.45;

/// A piece of ink as if the arrow that it may be pointed up.
class Pointing {
 public:
  enum class To { Up, Down, Left, Right };

  Pointing(const Shape& shape, To to) : shape_(shape), to_(to) {}

  /// Share of ink in a part of its box, across it and from its tip on.
  double part(double x0, double y0, double x1, double y1) const {
    switch (to_) {
      case To::Up: return shape_.part(x0, y0, x1, y1);
      case To::Down: return shape_.part(x0, 1 - y1, x1, 1 - y0);
      case To::Left: return shape_.part(y0, x0, y1, x1);
      default: return shape_.part(1 - y1, x0, 1 - y0, x1);
    }
  }

  /// A stroke down the middle, alone but for a head that is as wide as the box, alike on both sides, and narrows to a tip.
  bool is_arrow() const {
    const bool stem = part(0.42, 0.05, 0.58, 0.95) > 0.4 && part(0, kHead, 0.25, 1) < 0.04 && part(0.75, kHead, 1, 1) < 0.04;
    const bool tip = part(0, 0, 0.22, 0.12) < 0.2 && part(0.78, 0, 1, 0.12) < 0.2;
    const double left = part(0, 0.1, 0.25, kBarbs), right = part(0.75, 0.1, 1, kBarbs);
    const bool head = left > 0.1 && right > 0.1 && part(0.22, 0.08, 0.42, 0.3) > 0.35 && part(0.58, 0.08, 0.78, 0.3) > 0.35;
    return stem && tip && head;
  }

 private:
  const Shape& shape_;
  To to_;
};

/// An arrow that stands alone, as in the cells of timetables: a train that does not stop. Null where a line is none.
const char* arrow_of(const TextLine& line, const Sheet& sheet) {
  if (line.ink.size() != 1) return nullptr;
  const Component& c = sheet.ink[line.ink.front()];
  const double w = c.width(), h = c.height(), length = std::max(w, h), across = std::min(w, h);
  if (length < kLeastArrow * sheet.text_height || length > kMostArrow * sheet.text_height || across < kLeastPixels) return nullptr;
  if (across < kNarrowArrow * length || across > kWideArrow * length) return nullptr;
  const Shape shape(c, sheet.gray);
  using To = Pointing::To;
  if (h > w) return Pointing(shape, To::Up).is_arrow() ? "↑" : Pointing(shape, To::Down).is_arrow() ? "↓" : nullptr;
  return Pointing(shape, To::Left).is_arrow() ? "←" : Pointing(shape, To::Right).is_arrow() ? "→" : nullptr;
}

LineRead leader_read(const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  for (const int i : line.ink) {
    const Component& c = sheet.ink[i];
    if (!read.glyphs.empty() && c.x0 - read.glyphs.back().x1 > kSpaceOfDots * line.x_height)
      read.glyphs.push_back({" ", read.glyphs.back().x1, double(c.x0), 0});
    read.glyphs.push_back({".", double(c.x0), double(c.x1), 0});
  }
  read.words = words_of(read.glyphs, line, sheet);
  return read;
}

}  // namespace

std::vector<LineRead> take_marks(std::vector<TextLine>& lines, const Sheet& sheet) {
  std::vector<LineRead> reads;
  std::erase_if(lines, [&](const TextLine& line) {
    const bool tick = is_tick(line, sheet), star = !tick && is_star(line, sheet), disc = is_disc(line, sheet);
    const char* arrow = arrow_of(line, sheet);
    if (star) reads.push_back(mark_read("*", line, sheet)), reads.back().line = line, reads.back().sheet = line.raised_beside >= 0 ? &sheet : nullptr;
    else if (tick) reads.push_back(mark_read("✓", line, sheet));
    else if (arrow) reads.push_back(mark_read(arrow, line, sheet));
    else if (line.bullet || disc) reads.push_back(mark_read("•", line, sheet));
    else if (line.colon) reads.push_back(mark_read(":", line, sheet));
    else if (line.dash) reads.push_back(mark_read(dash_of(line), line, sheet));
    else if (line.ellipsis) reads.push_back(ellipsis_read(line, sheet));
    else if (line.leader) reads.push_back(leader_read(line, sheet));
    return tick || arrow || star || disc || line.speck || line.bullet || line.colon || line.dash || line.ellipsis || line.leader;
  });
  return reads;
}

}  // namespace pagemill::recognize
