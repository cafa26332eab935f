#pragma once

#include <vector>

#include "recognize/decode/decoder.h"

namespace pagemill::recognize {

/// Whether a line's reading is hatching, specks or a drawing that was taken for letters, or a rule
/// set from characters.
///
/// @param confidence mean over its characters, 0..1
/// @param in_row whether it stands as the letters of its row do, as few drawings do: it is looked at again
bool is_no_text(const std::vector<DecodedWord>& words, double confidence, bool in_row);

}  // namespace pagemill::recognize
