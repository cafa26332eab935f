#pragma once

#include <string>

namespace pagemill::recognize {

/// What a model without a Latin letter's mark or stroke takes the letter for: `o` for `ö`, `ő` and `ø`; any other
/// character is itself. By Unicode's canonical decompositions (U+00C0 to U+017F, U+0218 to U+021B), and letters
/// with a stroke or without a dot, which have none.
///
/// @param character UTF-8
const std::string& plain_letter(const std::string& character);

}  // namespace pagemill::recognize
