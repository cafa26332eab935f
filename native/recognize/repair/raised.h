#pragma once

#include <vector>

#include "recognize/recognizer.h"
#include "recognize/repair/figure_ink.h"

namespace pagemill::recognize {

/// A word with exponents, or marks of notes: digits set smaller and above their line, which networks take for
/// anything.
struct RaisedWord {
  /// How often a run of raised digits stands on a slip of its own: networks read a lone one badly.
  static constexpr int kTimes = 3;
  /// A stretch of the word, in pixels of the sheet and of the slip.
  struct Part {
    double from, to, slip_from, slip_to;
    bool raised;
    size_t pieces;  ///< of ink
  };
  /// A picture to be read, and where its line stands.
  struct Picture {
    Gray gray;
    TextLine line;
  };
  GlyphRun word;  ///< of the line's glyphs
  /// The word with what is raised as large as the rest and on the baseline; then each raised part several times.
  std::vector<Picture> slips;
  std::vector<Part> parts;
};

/// The words of a line with pieces of ink that may be raised digits.
std::vector<RaisedWord> raised_words(const LineRead& line);

}  // namespace pagemill::recognize
