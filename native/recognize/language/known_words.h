#pragma once

#include <vector>

#include "recognize/decode/decoded_word.h"
#include "recognize/model/model.h"

namespace pagemill::recognize {

/// What of the words that a model read stands in the dictionary of another one, which has not looked at
/// them, with marks on letters or without: a share of their letters, 0..1; 0 without words.
///
/// @param by the model that read them
double share_known_to(const Model& other, const std::vector<DecodedWord>& words, const Model& by);

}  // namespace pagemill::recognize
