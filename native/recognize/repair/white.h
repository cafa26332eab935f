#pragma once

#include "layout/sheet.h"
#include "layout/text_line.h"

namespace pagemill::recognize {

/// A stretch of a line, of ink or of white; pixels.
struct Stretch {
  double x0 = 0, x1 = 0;
  double width() const { return x1 - x0; }
};

/// The widest white between the ink that two places of a line have between them.
Stretch widest_white(const TextLine& line, const Sheet& sheet, double from, double to);

}  // namespace pagemill::recognize
