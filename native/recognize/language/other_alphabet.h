#pragma once

#include <string>
#include <vector>

#include "recognize/decode/decoded_word.h"
#include "recognize/glyph.h"

namespace pagemill::recognize {

/// A word as a model reads it, with its characters on the page.
struct PlacedWord {
  const DecodedWord* word;
  std::vector<Glyph> glyphs;
};

/// The words of a line, each with its part of the line's glyphs.
///
/// @param glyphs of all words, and the spaces between them
std::vector<PlacedWord> placed(const std::vector<DecodedWord>& words, const std::vector<Glyph>& glyphs);

/// Words of a line in another alphabet than most of it: addresses of the net, codes, names of goods. Those that the other
/// alphabet's model reads more surely than the line's own, and addresses of the net.
///
/// @returns their glyphs, from left to right, with the spaces beside them
std::vector<std::vector<Glyph>> words_in_other_alphabet(const std::vector<PlacedWord>& own,
                                                        const std::vector<PlacedWord>& other);

/// A line with words of another alphabet in their places.
std::vector<Glyph> with_words(std::vector<Glyph> line, const std::vector<std::vector<Glyph>>& words);

}  // namespace pagemill::recognize
