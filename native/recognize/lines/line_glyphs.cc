#include "recognize/lines/line_glyphs.h"

namespace pagemill::recognize {

std::vector<Glyph> glyphs_of(const std::vector<DecodedWord>& words, const Model& model,
                             const LineCrop& crop) {
  const int scale = model.program.x_scale();
  std::vector<Glyph> glyphs;
  for (const auto& word : words) {
    if (word.spaced)
      glyphs.push_back({" ", glyphs.back().x1, crop.page_x(word.characters.front().first * scale),
                        word.space_before});
    for (const auto& character : word.characters)
      glyphs.push_back({model.unicharset.text(character.id), crop.page_x(character.first * scale),
                        crop.page_x(character.last * scale), character.certainty});
  }
  return glyphs;
}

}  // namespace pagemill::recognize
