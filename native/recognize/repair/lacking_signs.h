#pragma once

#include <functional>
#include <string>
#include <vector>

#include "recognize/glyph.h"

namespace pagemill::recognize {

/// Signs of a reading that another model cannot write: many a language's has no `@`, `%` or `+`.
///
/// @param reading of a model that knows them
/// @param can_write whether the other model has a character
std::vector<Glyph> signs_lacking(const std::vector<Glyph>& reading,
                                 const std::function<bool(const std::string&)>& can_write);

/// A reading with signs that its model could not write in place of what it saw there, where it was less sure.
///
/// @param signs in the order of the line
std::vector<Glyph> with_lacking_signs(std::vector<Glyph> reading, const std::vector<Glyph>& signs);

}  // namespace pagemill::recognize
