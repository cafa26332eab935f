#include "recognize/language/prose.h"

#include <algorithm>

#include "recognize/confidence.h"
#include "recognize/repair/net_address.h"

namespace pagemill::recognize {
namespace {

/// Letters of a word from which a dictionary says something.
constexpr size_t kWordLetters = 4;
/// What a text in words of the dictionary counts beside confidence, and letters that are taken for
/// unknown ones before any is seen.
constexpr double kWeightOfDictionary = 0.2, kFewLetters = 8;

bool has_digit(const DecodedWord& word) {
  return std::any_of(word.text.begin(), word.text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool is_telling(const DecodedWord& word) {
  return word.characters.size() >= kWordLetters && !has_digit(word);
}

Prose prose_of(const std::vector<DecodedWord>& words) {
  Prose prose;
  for (const auto& word : words) {
    if (word.characters.size() < 2 || has_digit(word)) continue;
    const auto letters = static_cast<double>(word.characters.size());
    prose.letters += letters;
    prose.certain += confidence_of(word.certainty) * letters;
    if (!is_telling(word)) continue;
    prose.dictionary += letters;
    if (word.in_dictionary) prose.in_dictionary += letters;
  }
  return prose;
}

Prose prose_without_addresses(const std::vector<DecodedWord>& words) {
  std::vector<DecodedWord> own = words;
  std::erase_if(own, [](const DecodedWord& word) {
    return is_net_address(word.text) || word.text.find('@') != std::string::npos || word.text.starts_with("www");
  });
  return prose_of(own);
}

double suits(const Prose& prose) {
  if (prose.letters == 0) return 0;
  return prose.certain / prose.letters +
         kWeightOfDictionary * prose.in_dictionary / (prose.dictionary + kFewLetters);
}

}  // namespace pagemill::recognize
