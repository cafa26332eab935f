#pragma once

#include <string_view>

namespace pagemill::recognize {

/// Whether letters are a unit of measure that takes prefixes, as they are printed in many languages: "g", "mol", "UI".
bool is_base_unit(std::string_view text);

/// The same, with a prefix or without: "mmol", "µg".
bool is_unit(std::string_view text);

}  // namespace pagemill::recognize
