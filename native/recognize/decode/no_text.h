#pragma once

#include <vector>

#include "recognize/decode/decoder.h"

namespace pagemill::recognize {

/// Whether a line's reading is hatching, specks or a drawing that was taken for letters, or a rule
/// set from characters.
///
/// @param confidence mean over its characters, 0..1
bool is_no_text(const std::vector<DecodedWord>& words, double confidence);

}  // namespace pagemill::recognize
