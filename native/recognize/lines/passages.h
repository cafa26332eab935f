#pragma once

#include <optional>
#include <vector>

#include "recognize/recognizer.h"

namespace pagemill::recognize {

/// Words of a line that are looked at again.
struct Passage {
  size_t from = 0, to = 0;  ///< of the line's glyphs
  double left, right;       ///< where the ink of other words ends and begins
  TextLine part;            ///< what a network is shown: them, and some letters beside them
  std::optional<Glyph> space_before, space_behind;

  std::vector<Glyph> of(const std::vector<Glyph>& line) const;
  void replace(std::vector<Glyph>& line, const std::vector<Glyph>& by) const;
};

/// Passages of a line that are doubtful, from left to right; all of it where there is little else.
std::vector<Passage> doubtful_passages(const LineRead& line);

/// Glyphs that stand in a passage, its own spaces around them.
std::vector<Glyph> within(const std::vector<Glyph>& glyphs, const Passage& passage);

}  // namespace pagemill::recognize
