#pragma once

#include <string>

namespace pagemill::recognize {

/// One character of a line as it was read, or a space between words.
struct Glyph {
  std::string text;       ///< UTF-8, " " for a space
  double x0 = 0, x1 = 0;  ///< pixels of the sheet, about
  double certainty = 0;   ///< natural logarithm of a probability, ≤ 0

  bool is_space() const { return text == " "; }
};

}  // namespace pagemill::recognize
