#include "recognize/read_strokes.h"

#include <array>
#include <optional>
#include <string>

#include "recognize/confidence.h"
#include "recognize/lines/line_words.h"
#include "recognize/looks.h"

namespace pagemill::recognize {
namespace {

/// Characters that may be an upright stroke.
constexpr std::array<char, 3> kStrokes{'1', 'I', 'l'};
/// Strokes of a Roman three, or of 111; a line's pieces beyond them are no strokes alone.
constexpr size_t kMost = 3;
/// A stroke's width in its heights at most, and its height in x-heights at least.
constexpr double kSlim = 0.5, kHigh = 1.1;
/// How far a look may be from those of the page that it is most like: characters of a page are nearer to their own.
constexpr double kFar = 1.0;
/// Nothing but its look tells what such a stroke is.
const double kCertainty = certainty_of(gate::kOnlySeen);

bool is_stroke(const Component& c, const TextLine& line) {
  return c.width() <= kSlim * c.height() && c.height() >= kHigh * line.x_height;
}

/// Stands as the letters of its row do, and nothing was seen in it but strokes.
bool is_unread(const LineRead& read) {
  if (!read.words.empty() || !may_be_looked_at(read) || !read.line.in_row || read.line.ink.size() > kMost) return false;
  for (const int i : read.line.ink)
    if (!is_stroke(read.sheet->ink[i], read.line)) return false;
  return true;
}

/// The page's own strokes.
class Strokes {
 public:
  explicit Strokes(const std::vector<LineRead>& lines) {
    for (size_t i = 0; i < kStrokes.size(); i++) looks_[i] = looks_of(lines, kStrokes[i]);
  }

  /// What a stroke is most like; none where it is like none.
  std::optional<char> told(const Look& look) const {
    std::optional<char> best;
    double least = kFar;
    for (size_t i = 0; i < kStrokes.size(); i++) {
      if (looks_[i].empty()) continue;
      const double away = distance(look, looks_[i]);
      if (away < least) best = kStrokes[i], least = away;
    }
    return best;
  }

 private:
  std::array<std::vector<Look>, kStrokes.size()> looks_;
};

}  // namespace

void read_strokes(std::vector<LineRead>& lines) {
  std::optional<Strokes> strokes;
  for (LineRead& read : lines) {
    if (!is_unread(read)) continue;
    if (!strokes) strokes.emplace(lines);
    std::vector<Glyph> glyphs;
    for (const int i : read.line.ink) {
      const Component& c = read.sheet->ink[i];
      if (const auto text = strokes->told(look_of(c, read))) glyphs.push_back({std::string(1, *text), double(c.x0), double(c.x1), kCertainty});
    }
    if (glyphs.size() != read.line.ink.size()) continue;
    read.glyphs = std::move(glyphs);
    read.confidence = gate::kOnlySeen;
    read.words = words_of(read.glyphs, read.line, *read.sheet);
  }
}

}  // namespace pagemill::recognize
