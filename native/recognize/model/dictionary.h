#pragma once
#include <optional>
#include <span>
#include <vector>

#include "recognize/model/dawg.h"
#include "recognize/model/traineddata.h"
#include "recognize/model/unicharset.h"

namespace pagemill::recognize {

/// What kind of word a letter sequence is so far; a larger value is better evidence.
enum class WordKind : uint8_t { None = 0, Punctuation = 1, TopChoice = 2, Number = 6, Word = 8 };

/// A place in the word lists: in the punctuation around a word, in the word itself, or in both.
struct WordPosition {
  int8_t list = -1;  // index of the word list, -1 = none chosen yet
  bool back_to_punctuation = false;
  bool in_punctuation = false;  // the punctuation list takes part
  int64_t edge = Dawg::kNoEdge;
  int64_t punctuation_edge = Dawg::kNoEdge;
  bool operator==(const WordPosition&) const = default;
};
using WordPositions = std::vector<WordPosition>;

/// The model's word lists as one automaton: punctuation, then a word or number, then punctuation.
/// The rules are those of Tesseract's Dict, so that both accept the same words.
class Dictionary {
 public:
  /// Loads what lists the model has. @throws FormatError
  Dictionary(const TrainedData& data, const Unicharset& unicharset);

  bool empty() const { return lists_.empty(); }
  const WordPositions& start() const { return start_; }

  struct Step {
    WordKind kind = WordKind::None;
    /// A word may end here.
    bool ends = false;
  };
  /// Follows one character from all given places; `to` is empty when none accepts it. A model with
  /// more characters may share the dictionary: it has no words with those.
  Step follow(const WordPositions& from, int character, WordPositions& to) const;
  /// Whether characters are a word, with the punctuation around it.
  bool knows(const std::vector<int>& characters) const;
  /// The same of words of which each place may be one of several characters.
  bool knows(const std::vector<std::span<const int>>& options) const;

 private:
  int letter_for(const Dawg& list, int character) const {
    return list.kind() == Dawg::Kind::Numbers && unicharset_.is_digit(character) ? Dawg::kPattern : character;
  }

  const Unicharset& unicharset_;
  std::vector<Dawg> lists_;  // words, numbers
  std::optional<Dawg> punctuation_;
  WordPositions start_;
};

}  // namespace pagemill::recognize
