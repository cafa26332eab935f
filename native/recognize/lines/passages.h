#pragma once

#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Words of a line that are looked at again, and no more beside them than a network needs to see them.
struct Passage {
  size_t from = 0, to = 0;  ///< of the line's glyphs
  TextLine part;            ///< where they stand; beyond its sides are other words

  std::vector<Glyph> of(const std::vector<Glyph>& line) const;
  void replace(std::vector<Glyph>& line, const std::vector<Glyph>& by) const;
};

/// Passages of a line that are doubtful, from left to right; all of it where there is little else.
std::vector<Passage> doubtful_passages(const LineRead& line);

/// Glyphs that stand in a passage, without spaces at its ends.
std::vector<Glyph> within(const std::vector<Glyph>& glyphs, const Passage& passage);

}  // namespace pagemill::recognize
