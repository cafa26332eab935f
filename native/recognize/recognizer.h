#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/cancel.h"
#include "layout/sheet.h"
#include "layout/text_line.h"
#include "recognize/glyph.h"

namespace pagemill {

/// A line of a sheet as it was read.
struct LineRead {
  std::vector<Word> words;
  double confidence = 0;  ///< mean over its characters, 0..1

  // What a second look needs; empty where there is none.
  const Sheet* sheet = nullptr;
  TextLine line;
  std::vector<recognize::Glyph> glyphs;
  size_t language = 0;  ///< index of the language that read it
};

/// Milliseconds.
struct Spent {
  double network = 0, decoding = 0;
};

/// Finds the words of an upright, levelled page.
class Recognizer {
 public:
  virtual ~Recognizer() = default;

  /// @param dpi 0 when unknown
  /// @return lines in any order; boxes in pixels of the sheet. They look at the sheet.
  /// @throws Error kCancelled, kDeadline, kInternal
  virtual std::vector<LineRead> recognize(const Sheet& sheet, int dpi,
                                          const CancelToken& cancel) = 0;

  /// Whether the lines would read better with the page turned by half a turn.
  ///
  /// @param lines of recognize(), their sheets still there
  /// @throws Error kCancelled, kDeadline
  virtual bool upside_down(const std::vector<LineRead>&, const CancelToken&) { return false; }

  /// Reads doubtful lines again in other ways and lets the readings vote.
  ///
  /// @param lines of recognize(), their sheets still there
  /// @param enlarged whether the sheets have more pixels than the picture
  /// @throws Error kCancelled, kDeadline
  virtual void look_again(std::vector<LineRead>& lines, bool enlarged, const CancelToken& cancel) {
    (void)lines, (void)enlarged, (void)cancel;
  }

  /// What went into the parts of reading since the last call; nothing where that is not known.
  virtual Spent take_spent() { return {}; }

  /// Code of the language that the last page was read in.
  virtual const std::string& language() const = 0;
};

}  // namespace pagemill
