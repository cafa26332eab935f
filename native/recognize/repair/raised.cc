#include "recognize/repair/raised.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "image/paper.h"
#include "recognize/repair/raised_reading.h"
#include "recognize/repair/slip.h"

namespace pagemill::recognize {
namespace {

/// In heights of a small letter: how far above the baseline the ink of a raised digit ends, at least and at most,
/// and its height.
constexpr double kLeastAbove = 0.3, kMostAbove = 0.95, kLeastHeight = 0.5, kMostHeight = 1.15;
/// A raised minus: its length at least, its thickness at most, its middle above the baseline at least.
constexpr double kLeastMinus = 0.25, kThick = 0.22, kMinusAbove = 0.62;
/// White between pieces of one exponent, and between it and what it belongs to, at most.
constexpr double kNear = 0.45;
/// Ink that stands on the line: how far from the baseline it ends, and how high it is at least.
constexpr double kOnLine = 0.2, kStanding = 0.8;
/// Small letters and capitals differ by more; and a digit's height in small letters.
constexpr double kTaller = 1.25, kDigit = 1.4;
/// White on both sides of an enlarged digit.
constexpr double kBeside = 0.15;
/// Of the slip, above and below the baseline, and paper before and behind.
constexpr double kAscent = 2.3, kDescent = 0.7, kPaper = 0.6;
constexpr int kMostPieces = 3;
/// Runs of raised and other pieces in a word; noise has more.
constexpr size_t kMostRuns = 6;

/// The ink of a line that lies between two places, left to right; dots and accents by themselves.
std::vector<Component> ink_within(const LineRead& read, double from, double to) {
  std::vector<Component> ink;
  for (const int index : read.line.ink) {
    const Component& c = read.sheet->ink[index];
    if (const double middle = (c.x0 + c.x1) / 2.0; middle > from && middle < to) ink.push_back(c);
  }
  std::sort(ink.begin(), ink.end(), [](const Component& a, const Component& b) { return a.x0 < b.x0; });
  return ink;
}

/// Is there other ink right below? Then it is an accent, or a dot.
bool is_over_ink(const Component& c, const std::vector<Component>& ink) {
  return std::any_of(ink.begin(), ink.end(), [&](const Component& other) {
    return other.y0 >= c.y1 - 1 && other.x0 < c.x1 && other.x1 > c.x0;
  });
}

/// Heights of a word's characters on its line; 0 where it has none.
struct Standing {
  double least = 0, most = 0;
};

Standing standing_in(const std::vector<Component>& ink, const TextLine& line) {
  Standing found;
  for (const Component& c : ink) {
    const double off = std::abs(line.baseline((c.x0 + c.x1) / 2.0) - c.y1) / line.x_height;
    if (off > kOnLine || c.height() < kStanding * line.x_height) continue;
    found.most = std::max<double>(found.most, c.height());
    found.least = found.least == 0 ? c.height() : std::min<double>(found.least, c.height());
  }
  return found;
}

bool is_raised_digit(const Component& c, const TextLine& line, double small) {
  const double above = (line.baseline((c.x0 + c.x1) / 2.0) - c.y1) / small, height = c.height() / small;
  return above >= kLeastAbove && above <= kMostAbove && height >= kLeastHeight && height <= kMostHeight &&
         c.width() <= c.height() * 1.1;
}

bool is_raised_minus(const Component& c, const TextLine& line, double small) {
  const double above = line.baseline((c.x0 + c.x1) / 2.0) - (c.y0 + c.y1) / 2.0;
  return c.width() >= kLeastMinus * small && c.height() <= kThick * small && above >= kMinusAbove * small;
}

/// Which pieces of ink are raised: digits, and minuses right before one.
std::vector<bool> raised_in(const std::vector<Component>& ink, const TextLine& line, double small) {
  std::vector<bool> raised(ink.size());
  for (size_t i = ink.size(); i-- > 0;) {
    if (is_over_ink(ink[i], ink)) continue;
    const bool before_digit = i + 1 < ink.size() && raised[i + 1] && ink[i + 1].x0 - ink[i].x1 <= kNear * small;
    raised[i] = is_raised_digit(ink[i], line, small) || (before_digit && is_raised_minus(ink[i], line, small));
  }
  return raised;
}

/// Pieces of ink that follow each other, all raised or none.
struct Run {
  size_t from, to;
  bool raised;
};

std::vector<Run> runs_of(const std::vector<bool>& raised) {
  std::vector<Run> runs;
  for (size_t i = 0; i < raised.size(); i++)
    if (runs.empty() || runs.back().raised != raised[i]) runs.push_back({i, i + 1, raised[i]});
    else runs.back().to = i + 1;
  return runs;
}

bool ends_in_digit(const LineRead& read, const GlyphRun& word, double x) {
  bool digit = false;
  for (size_t i = word.from; i < word.to && (read.glyphs[i].x0 + read.glyphs[i].x1) / 2 < x; i++)
    digit = is_digit(read.glyphs[i]);
  return digit;
}

/// Quotation marks are small and raised, too.
bool is_quoted(const LineRead& read, const GlyphRun& word, const Component& c) {
  for (size_t i = word.from; i < word.to; i++) {
    const double middle = (read.glyphs[i].x0 + read.glyphs[i].x1) / 2;
    if (middle < c.x0 - c.height() || middle > c.x1 + c.height()) continue;
    for (const char* mark : {"'", "\"", "‘", "’", "“", "”"})
      if (read.glyphs[i].text == mark) return true;
  }
  return false;
}

std::optional<RaisedWord> raised_word(const LineRead& read, const GlyphRun& glyphs, double from, double to) {
  const auto& line = read.line;
  const auto ink = ink_within(read, from, to);
  const Standing standing = standing_in(ink, line);
  if (standing.least == 0) return {};
  const double small = std::max(line.x_height, standing.least);
  auto raised = raised_in(ink, line, small);
  std::vector<Component> lifted;
  for (size_t i = 0; i < ink.size(); i++) {
    if (raised[i] && is_quoted(read, glyphs, ink[i])) raised[i] = false;
    if (raised[i]) lifted.push_back(ink[i]);
  }
  const auto runs = runs_of(raised);
  if (runs.size() < 2 || runs.size() > kMostRuns) return {};
  for (size_t i = 0; i < runs.size(); i++) {
    if (!runs[i].raised) continue;
    if (runs[i].to - runs[i].from > kMostPieces) return {};
    if (i == 0) continue;
    // Pieces of a broken letter overlap.
    const int gap = ink[runs[i].from].x0 - ink[runs[i].from - 1].x1;
    if (gap < 0 || gap > kNear * small) return {};
  }

  const Gray& gray = read.sheet->gray;
  const int x0 = std::max(0, ink.front().x0 - 2), x1 = std::min(gray.width, ink.back().x1 + 2);
  const double baseline = line.baseline((x0 + x1) / 2.0), xh = line.x_height;
  const int top = static_cast<int>(std::floor(baseline - kAscent * small));
  const int height = static_cast<int>(std::ceil(kAscent * small + kDescent * xh));
  const int y0 = std::max(0, top), y1 = std::min(gray.height, top + height);
  if (x1 <= x0 || y1 <= y0) return {};
  const Slip empty(gray, paper_of(gray, x0, y0, x1, y1), top, height, baseline);
  const int paper = static_cast<int>(std::ceil(kPaper * xh)), beside = static_cast<int>(std::ceil(kBeside * xh));
  RaisedWord word{glyphs, {}, {}};
  Slip whole = empty;
  std::vector<Slip> alone;
  whole.add_paper(paper);
  for (const Run& run : runs) {
    int left = ink[run.from].x0, right = ink[run.from].x1, highest = 1;
    for (size_t i = run.from; i < run.to; i++) {
      left = std::min(left, ink[i].x0), right = std::max(right, ink[i].x1);
      highest = std::max(highest, ink[i].height());
    }
    left = std::max(x0, left - 1), right = std::min(x1, right + 1);
    const double start = whole.width();
    if (run.raised) {
      const bool has_tall = standing.most > kTaller * standing.least;
      const double digit = has_tall                                      ? standing.most
                           : ends_in_digit(read, glyphs, ink[run.from].x0) ? standing.least
                                                                         : kDigit * standing.least;
      const auto put = [&](Slip& slip) {
        slip.add_paper(beside);
        for (size_t i = run.from; i < run.to; i++) {
          // A minus stays as high above the baseline as it would be between large digits.
          const int lift = ink[i].height() < kLeastHeight * small ? static_cast<int>(digit * 0.4) : 0;
          slip.add_enlarged(ink[i], digit / highest, lift);
          slip.add_paper(beside);
        }
      };
      put(whole);
      alone.push_back(empty);
      alone.back().add_paper(paper);
      for (int i = 0; i < RaisedWord::kTimes; i++) put(alone.back());
      alone.back().add_paper(paper);
    } else {
      whole.add(left, right, lifted);
    }
    word.parts.push_back({double(left), double(right), start, double(whole.width()), run.raised, run.to - run.from});
    whole.add_paper(beside);
  }
  whole.add_paper(paper);
  word.slips.push_back({whole.gray(), whole.line(line)});
  for (const Slip& slip : alone) word.slips.push_back({slip.gray(), slip.line(line)});
  return word;
}

}  // namespace

std::vector<RaisedWord> raised_words(const LineRead& line) {
  std::vector<RaisedWord> words;
  const auto& glyphs = line.glyphs;
  for (size_t from = 0; from < glyphs.size();) {
    if (glyphs[from].is_space()) {
      from++;
      continue;
    }
    size_t to = from;
    while (to < glyphs.size() && !glyphs[to].is_space()) to++;
    const double left = from == 0 ? -1e9 : (glyphs[from - 1].x0 + glyphs[from - 1].x1) / 2;
    const double right = to == glyphs.size() ? 1e9 : (glyphs[to].x0 + glyphs[to].x1) / 2;
    auto word = raised_word(line, {from, to}, left, right);
    if (word && leaves_room(*word, glyphs)) words.push_back(std::move(*word));
    from = to;
  }
  return words;
}

}  // namespace pagemill::recognize
