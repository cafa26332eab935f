#pragma once

#include <vector>

#include "recognize/glyph.h"

namespace pagemill::recognize {

/// A line as somebody reads it, and how much that counts.
struct Vote {
  std::vector<Glyph> glyphs;
  double weight = 1;
};

/// What comes of the votes on a line.
struct Voted {
  std::vector<Glyph> glyphs;
  double margin;  ///< least by which a text is ahead of the next at its place; a further vote adds up to its weight
};

/// Several readings of one line made into one: characters are aligned by place and likeness, and at
/// each place the text with most certainty behind it wins, nothing at all included (J. G. Fiscus,
/// "A post-processing system to yield reduced word error rates: recognizer output voting error
/// reduction (ROVER)", 1997).
///
/// @param votes at least one
Voted voted(const std::vector<Vote>& votes);

}  // namespace pagemill::recognize
