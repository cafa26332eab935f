#include <algorithm>
#include <cctype>
#include <cmath>

#include "image/paper.h"
#include "recognize/confidence.h"
#include "recognize/lines/line_crop.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/network_recognizer.h"
#include "recognize/repair/slip.h"

namespace pagemill::recognize {
namespace {

/// Times that what stands alone is put side by side.
constexpr size_t kTimes = 3;
/// x-heights: of the slip above and below the baseline; white around it, and between.
constexpr double kAscent = 2.3, kDescent = 0.7, kAround = 0.6, kBetween = 0.3;

bool has_text(const std::vector<Glyph>& glyphs) {
  return std::any_of(glyphs.begin(), glyphs.end(), [](const Glyph& glyph) {
    return glyph.text.size() > 1 || std::isalnum(static_cast<unsigned char>(glyph.text[0]));
  });
}

/// Stands as letters do, and was read as nothing.
bool is_unread(const LineRead& line) {
  return line.sheet && stands_as_letters(line.line) &&
         (line.glyphs.empty() || (!has_text(line.glyphs) && line.confidence < gate::kMarksAlone));
}

struct Slipped {
  Gray gray;
  TextLine line;
};

/// The line several times beside itself.
Slipped repeated(const LineRead& read) {
  const Gray& gray = read.sheet->gray;
  const TextLine& line = read.line;
  const double xh = line.x_height, baseline = line.baseline(line.box.middle_x());
  const int x0 = std::max(0, static_cast<int>(line.box.x0) - 1);
  const int x1 = std::min(gray.width, static_cast<int>(std::ceil(line.box.x1)) + 1);
  const int top = static_cast<int>(std::floor(baseline - kAscent * xh));
  const int height = static_cast<int>(std::ceil((kAscent + kDescent) * xh));
  const int y0 = std::max(0, top), y1 = std::min(gray.height, top + height);
  if (x1 <= x0 || y1 <= y0) return {};
  Slip slip(gray, paper_of(gray, x0, y0, x1, y1), top, height, baseline);
  slip.add_paper(static_cast<int>(std::ceil(kAround * xh)));
  for (size_t i = 0; i < kTimes; i++) {
    slip.add(x0, x1, {});
    slip.add_paper(static_cast<int>(std::ceil((i + 1 < kTimes ? kBetween : kAround) * xh)));
  }
  return {slip.gray(), slip.line(line)};
}

/// What is the same every time; nothing where it is not.
std::vector<Glyph> one_of(std::vector<Glyph> glyphs) {
  std::erase_if(glyphs, [](const Glyph& glyph) { return glyph.is_space(); });
  const size_t count = glyphs.size() / kTimes;
  if (count == 0 || glyphs.size() % kTimes != 0) return {};
  for (size_t i = count; i < glyphs.size(); i++)
    if (glyphs[i].text != glyphs[i - count].text) return {};
  glyphs.resize(count);
  return glyphs;
}

}  // namespace

void NetworkRecognizer::read_alone(std::vector<LineRead>& lines, const CancelToken& cancel) {
  for (LineRead& line : lines) {
    if (!is_unread(line)) continue;
    line.words.clear();
    const Slipped slip = repeated(line);
    if (slip.gray.pixels.empty()) continue;
    Language& reader = reader_of(line.by);
    LineCrop cut = crop(slip.gray, slip.line, reader.model->program.line_height);
    const auto reading = read(reader, {&cut.image, 1}, cancel);
    auto glyphs = one_of(glyphs_of(reading.front().words, *reader.model, cut));
    if (!has_text(glyphs) || reading.front().confidence < gate::kLettersAlone) continue;
    const double step = line.line.box.width() / static_cast<double>(glyphs.size());
    for (size_t i = 0; i < glyphs.size(); i++) {
      glyphs[i].x0 = line.line.box.x0 + step * static_cast<double>(i);
      glyphs[i].x1 = glyphs[i].x0 + step;
    }
    line.glyphs = std::move(glyphs);
    line.confidence = reading.front().confidence;
    line.words = words_of(line.glyphs, line.line, *line.sheet);
  }
}

}  // namespace pagemill::recognize
