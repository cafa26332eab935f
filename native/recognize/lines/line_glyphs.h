#pragma once

#include <vector>

#include "recognize/decode/decoder.h"
#include "recognize/glyph.h"
#include "recognize/lines/line_crop.h"
#include "recognize/model/model.h"

namespace pagemill::recognize {

/// A reading's characters, on the page, and the spaces between its words.
std::vector<Glyph> glyphs_of(const std::vector<DecodedWord>& words, const Model& model,
                             const LineCrop& crop);

}  // namespace pagemill::recognize
