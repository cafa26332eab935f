#pragma once

#include <vector>

#include "recognize/glyph.h"
#include "recognize/model/unicharset.h"

namespace pagemill::recognize {

/// Signs of a reading that another model cannot write: many a language's has no `@`, `%` or `+`.
///
/// @param reading of a model that knows them
std::vector<Glyph> signs_lacking_in(const Unicharset& unicharset, const std::vector<Glyph>& reading);

/// A reading with signs that its model could not write in place of what it saw there, where it was less sure.
///
/// @param signs in the order of the line
std::vector<Glyph> with_signs(std::vector<Glyph> reading, const std::vector<Glyph>& signs);

}  // namespace pagemill::recognize
