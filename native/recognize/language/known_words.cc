#include "recognize/language/known_words.h"

#include <span>
#include <string>
#include <unordered_map>

#include "recognize/language/plain_letter.h"
#include "recognize/language/prose.h"

namespace pagemill::recognize {

double share_known_to(const Model& other, const std::vector<DecodedWord>& words, const Model& by) {
  // A model without the marks of a language's letters has read them as plain ones.
  std::unordered_map<std::string, std::vector<int>> ids;
  for (int id = 0; id < other.unicharset.size(); id++) {
    const std::string& text = other.unicharset.text(id);
    ids[text].push_back(id);
    if (const std::string& plain = plain_letter(text); plain != text) ids[plain].push_back(id);
  }
  double letters = 0, known = 0;
  std::vector<std::span<const int>> options;
  for (const DecodedWord& word : words) {
    if (!is_telling(word)) continue;
    const auto count = static_cast<double>(word.characters.size());
    letters += count;
    options.clear();
    for (const DecodedCharacter& character : word.characters)
      options.push_back(ids[by.unicharset.text(character.id)]);
    if (other.dictionary.knows(options)) known += count;
  }
  return letters > 0 ? known / letters : 0;
}

}  // namespace pagemill::recognize
