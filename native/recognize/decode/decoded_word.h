#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "recognize/model/dictionary.h"
#include "recognize/model/unicharset.h"

namespace pagemill::recognize {

/// One decoded character of a line. Columns are those of the network's output.
struct DecodedCharacter {
  int id;
  int first, last;  // columns, `last` exclusive: half way to the neighbours
  float certainty;  // natural logarithm of a probability, ≤ 0
};

struct DecodedWord {
  std::string text;
  std::vector<DecodedCharacter> characters;
  /// The worst of its characters, and of the spaces beside it.
  float certainty;
  float space_before;  ///< certainty of the space before it; 0 where there is none
  bool spaced;         ///< whether there is a space before it: some scripts have none between words
  bool in_dictionary;
};

/// A hypothesis of the decoder: a label after those of `previous`.
struct DecoderNode {
  int32_t previous;  // index, -1 = start
  int16_t label;
  int32_t place;  // in the recoder's tree, after this label
  int32_t character;  // -1 = none (yet)
  WordKind kind;
  bool start_of_dawg, start_of_word, end_of_word, duplicate;
  float certainty, score;
  int32_t positions;  // index into the decoder's positions, -1 = none
  uint64_t hash;      // of the label sequence without nulls and duplicates
};

/// The words of a line's best hypothesis.
///
/// @param path one node a column, from the first
std::vector<DecodedWord> words_of(const std::vector<const DecoderNode*>& path, const Unicharset& unicharset);

}  // namespace pagemill::recognize
