#include "recognize/lines/marks.h"

#include "recognize/lines/line_words.h"

namespace pagemill::recognize {
namespace {

/// x-heights between a leader's dots from which they are words of their own.
constexpr double kSpaceOfDots = 0.4;

/// @param text of one character
LineRead mark_read(const char* text, const TextLine& line, const Sheet& sheet) {
  LineRead read;
  read.confidence = 1;
  read.glyphs = {{text, line.box.x0, line.box.x1, 0}};
  read.words = words_of(read.glyphs, line, sheet);
  return read;
}

/// In x-heights: lengths between those of hyphens, of en dashes and of em dashes.
constexpr double kHyphen = 0.8, kEnDash = 1.45;

const char* dash_of(const TextLine& line) {
  const double length = line.box.width() / line.x_height;
  return length < kHyphen ? "-" : length < kEnDash ? "–" : "—";
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
    if (line.bullet) reads.push_back(mark_read("•", line, sheet));
    else if (line.colon) reads.push_back(mark_read(":", line, sheet));
    else if (line.dash) reads.push_back(mark_read(dash_of(line), line, sheet));
    else if (line.leader) reads.push_back(leader_read(line, sheet));
    return line.bullet || line.colon || line.dash || line.leader;
  });
  return reads;
}

}  // namespace pagemill::recognize
