#include "recognize/language/scripts.h"
#include "recognize/lines/line_crop.h"
#include "recognize/lines/line_glyphs.h"
#include "recognize/lines/line_words.h"
#include "recognize/network_recognizer.h"
#include "recognize/repair/raised.h"
#include "recognize/repair/raised_reading.h"

namespace pagemill::recognize {

void NetworkRecognizer::read_raised(std::vector<LineRead>& lines, const CancelToken& cancel) {
  for (LineRead& line : lines) {
    if (!line.sheet) continue;
    auto words = raised_words(line);
    if (words.empty()) continue;
    Language& reader = reader_of(line.by);
    std::vector<LineCrop> crops;
    std::vector<LineImage> images;
    for (const RaisedWord& word : words)
      for (const auto& slip : word.slips) {
        crops.push_back(crop(slip.gray, slip.line, reader.model->program.line_height));
        images.push_back(std::move(crops.back().image));
      }
    const auto read_again = read(reader, images, cancel);
    bool changed = false;
    size_t end = crops.size();
    for (size_t i = words.size(); i-- > 0;) {
      end -= words[i].slips.size();
      std::vector<std::vector<Glyph>> seen;
      for (size_t k = 0; k < words[i].slips.size(); k++)
        seen.push_back(glyphs_of(read_again[end + k].words, *reader.model, crops[end + k]));
      const auto glyphs = raised_again(words[i], line.glyphs, seen);
      if (glyphs.empty()) continue;
      const auto from = line.glyphs.begin() + static_cast<long>(words[i].word.from);
      const auto at = line.glyphs.erase(from, from + static_cast<long>(words[i].word.count()));
      line.glyphs.insert(at, glyphs.begin(), glyphs.end());
      changed = true;
    }
    if (changed) line.words = words_of(line.glyphs, line.line, *line.sheet);
  }
}

}  // namespace pagemill::recognize
