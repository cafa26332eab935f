#include "recognize/decode/decoded_word.h"

#include <algorithm>
#include <utility>

namespace pagemill::recognize {
namespace {

struct Place {
  DecodedCharacter character;
  const DecoderNode* node;
};

/// Characters with their columns; nulls before a character count for it, those before a space for
/// the character that ends there.
std::vector<Place> places_of(const std::vector<const DecoderNode*>& path) {
  std::vector<Place> places;
  const int width = static_cast<int>(path.size());
  int t = 0;
  while (t < width) {
    float certainty = 0;
    for (; t < width && path[t]->character < 0; ++t) certainty = std::min(certainty, path[t]->certainty);
    if (t == width) {
      if (!places.empty()) places.back().character.certainty = std::min(places.back().character.certainty, certainty);
      break;
    }
    const DecoderNode* node = path[t];
    const bool space = node->character == Unicharset::kSpace;
    if (space && !places.empty() && node->kind != WordKind::None) {
      places.back().character.certainty = std::min(places.back().character.certainty, certainty);
      certainty = 0;
    }
    const int first = t;
    do {
      const float own = path[t]->certainty;
      if (own < certainty || (space && path[t]->kind == WordKind::None)) certainty = own;
      ++t;
    } while (t < width && path[t]->duplicate);
    places.push_back({{node->character, first, t, certainty}, node});
  }
  for (size_t i = 0; i < places.size(); ++i) {
    auto& here = places[i].character;
    if (i + 1 < places.size()) {
      auto& next = places[i + 1].character;
      const int middle = here.last + (next.first - here.last) / 2;
      here.last = next.first = middle;
    } else {
      here.last = width;
    }
    if (i == 0) here.first = 0;
  }
  return places;
}

/// Whether a word ends before this character, which is no space.
bool starts_word(const Place& before, const Place& here, const Unicharset& unicharset) {
  if (here.node->start_of_word) return true;
  return here.node->kind == WordKind::TopChoice &&
         !(unicharset.space_delimited(here.character.id) && unicharset.space_delimited(before.character.id));
}

}  // namespace

std::vector<DecodedWord> words_of(const std::vector<const DecoderNode*>& path, const Unicharset& unicharset) {
  const std::vector<Place> places = places_of(path);
  std::vector<DecodedWord> words;
  float space_before = 0;
  bool spaced = false;
  for (size_t from = 0; from < places.size();) {
    if (places[from].character.id == Unicharset::kSpace) {
      space_before = places[from++].character.certainty;
      spaced = !words.empty();
      continue;
    }
    DecodedWord word;
    word.certainty = word.space_before = space_before;
    word.spaced = std::exchange(spaced, false);
    space_before = 0;
    size_t to = from;
    do {
      const auto& [character, node] = places[to];
      word.text += unicharset.text(character.id);
      word.certainty = std::min(word.certainty, character.certainty);
      word.in_dictionary = node->kind != WordKind::TopChoice && node->kind != WordKind::None;
      word.characters.push_back(character);
      ++to;
    } while (to < places.size() && places[to].character.id != Unicharset::kSpace &&
             !starts_word(places[to - 1], places[to], unicharset));
    if (to < places.size() && places[to].character.id == Unicharset::kSpace)
      word.certainty = std::min(word.certainty, places[to].character.certainty);
    words.push_back(std::move(word));
    from = to;
  }
  return words;
}

}  // namespace pagemill::recognize
