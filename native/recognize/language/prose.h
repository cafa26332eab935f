#pragma once

#include <vector>

#include "recognize/decode/decoder.h"

namespace pagemill::recognize {

/// What words without digits tell of their language, counted in letters.
struct Prose {
  double letters = 0, certain = 0;           ///< of all, and weighed by their words' confidence
  double dictionary = 0, in_dictionary = 0;  ///< of words long enough for a dictionary

  Prose& operator+=(const Prose& other) {
    letters += other.letters, certain += other.certain;
    dictionary += other.dictionary, in_dictionary += other.in_dictionary;
    return *this;
  }
};

/// Whether a word is one without digits, and long enough for a dictionary.
bool is_telling(const DecodedWord& word);

Prose prose_of(const std::vector<DecodedWord>& words);

/// Without addresses of the net, which are in no language, and those that a dot was lost of.
Prose prose_without_addresses(const std::vector<DecodedWord>& words);

/// How well a language suits what was read in it: the more, the better; 0 without words.
double suits(const Prose& prose);

}  // namespace pagemill::recognize
