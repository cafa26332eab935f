#include "recognize/language/known_words.h"

#include <algorithm>

#include "recognize/language/prose.h"

namespace pagemill::recognize {

double share_known_to(const Model& other, const std::vector<DecodedWord>& words, const Model& by) {
  double letters = 0, known = 0;
  std::vector<int> characters;
  for (const DecodedWord& word : words) {
    if (!is_telling(word)) continue;
    const auto count = static_cast<double>(word.characters.size());
    letters += count;
    characters.clear();
    for (const DecodedCharacter& character : word.characters)
      characters.push_back(other.unicharset.id_of(by.unicharset.text(character.id)));
    const bool all = std::find(characters.begin(), characters.end(), -1) == characters.end();
    if (all && other.dictionary.knows(characters)) known += count;
  }
  return letters > 0 ? known / letters : 0;
}

}  // namespace pagemill::recognize
